import { explainMissing } from '#tests/wordpress/peer/requirements.ts'
import { runTool, TOOLS } from './run-tool.ts'

const LIMIT_SECONDS = 1_200

const missing = explainMissing()
if (missing !== null) {
  console.error(missing)
  process.exitCode = 1
} else {
  const config = 'tests/wordpress/vitest.config.ts'
  const args = ['run', '--config', config, '--root', '.', ...process.argv.slice(2)]
  const { ok } = await runTool({ script: TOOLS.vitest, args, output: 'show', limitSeconds: LIMIT_SECONDS })
  process.exitCode = ok ? 0 : 1
}
