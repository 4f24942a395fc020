import { writeFileSync } from 'node:fs'
import { writeApiDocs } from '#app/api/api-docs.ts'
import { writeBrowserContracts } from '#app/api/browser-contract.ts'
import { drawFeatures } from './house/draw-features.ts'
import { readFeatureGraph } from './house/feature-graph.ts'
import { readHouse } from './house/read-house.ts'
import { readModule } from './house/read-module.ts'
import { ROOT } from './run-tool.ts'

// `npm run docs`: writes the files that are generated from the contract, and the picture of the features.
writeFileSync('docs/api.md', await writeApiDocs())
for (const [path, text] of Object.entries(writeBrowserContracts())) writeFileSync(path, text)
const features = readHouse(ROOT, 'src/features').filter(({ path }) => /\.tsx?$/.test(path))
writeFileSync('docs/house.svg', drawFeatures(readFeatureGraph(features.map(readModule))))
