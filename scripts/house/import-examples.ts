import { imports, type Example } from './example.ts'

export const importExamples: Example[] = [
  {
    rule: 'imports go down',
    breaks: [
      imports('src/platform/server/clock.ts', '#features/keywords/contract.ts'),
      imports('src/features/topics/web/index.ts', '#screens/hubs/HubsScreen.tsx'),
      imports('src/engine/linkage.ts', '#features/keywords/contract.ts'),
      imports('src/ui/Chart.tsx', '../app/routes.tsx'),
      imports('src/ui/Chart.tsx', '#integrations/mail/index.ts'),
      imports('src/integrations/mail/index.ts', '#ui/Chart.tsx'),
      { 'src/features/topics/rules.ts': "export * from '#app/contract.ts'" },
      { 'src/features/topics/server/index.ts': "const app = await import('../../../app/main.ts')" },
      { 'src/platform/errors.ts': "type Plan = import('#features/topics/contract.ts').Plan" },
    ],
    keeps: [
      imports('src/app/server.ts', '#features/topics/server/routes.ts'),
      imports('src/features/topics/server/index.ts', '#integrations/mail/index.ts'),
      imports('bin/keyloom.ts', '#app/main.ts'),
    ],
  },
  {
    rule: 'src imports nothing from outside src',
    breaks: [
      imports('src/app/main.ts', '../../scripts/setup.ts'),
      imports('src/features/topics/server/index.ts', '#tests/support/database/database.ts'),
      imports('src/app/main.ts', '../../sandbox/start-sandbox.ts'),
    ],
    keeps: [
      imports('src/features/topics/server/index.test.ts', '#tests/support/database/database.ts'),
      imports('src/features/topics/web/sample.ts', '../../../../examples/keywords.csv?url'),
    ],
  },
  {
    rule: 'features import each other by their doors',
    breaks: [
      imports('src/features/topics/server/index.ts', '#features/articles/server/queries.ts'),
      imports('src/features/topics/web/HubsScreen.tsx', '../../articles/web/ArticleCard.tsx'),
      imports('src/features/topics/server/index.ts', '#features/keywords/files/csv.ts'),
      imports('src/features/topics/server/index.ts', '#features/clustering/cli/index.ts'),
      imports('src/screens/hubs/HubsScreen.tsx', '#features/topics/web/HubCard.tsx'),
      {
        'src/features/topics/web/start.ts':
          "new Worker(new URL('../../articles/web/worker.ts', import.meta.url))",
      },
    ],
    keeps: [
      imports('src/features/topics/server/index.ts', '#features/articles/server/index.ts'),
      imports('src/features/topics/web/HubsScreen.tsx', '#features/articles/web/index.ts'),
      imports('src/features/topics/server/index.ts', '#features/articles/contract.ts'),
      imports('src/features/topics/server/index.ts', '#features/keywords/files/index.ts'),
      imports('src/features/topics/server/index.ts', './queries.ts'),
      imports('src/screens/hubs/HubsScreen.tsx', '#features/topics/web/index.ts'),
    ],
  },
  {
    rule: 'screens do not import each other',
    breaks: [imports('src/screens/hubs/HubsScreen.tsx', '../clusters/ClusterTable.tsx')],
    keeps: [
      imports('src/screens/hubs/HubsScreen.tsx', './HubCard.tsx'),
      imports('src/app/routes.tsx', '#screens/hubs/HubsScreen.tsx'),
    ],
  },
  {
    rule: 'the engine is imported by its door',
    breaks: [imports('src/features/topics/server/index.ts', '#engine/linkage.ts')],
    keeps: [
      imports('src/features/topics/server/index.ts', '#engine/index.ts'),
      imports('src/features/topics/contract.ts', '#engine/limits.ts'),
      imports('src/engine/linkage.ts', './dendrogram.ts'),
    ],
  },
  {
    rule: 'contracts and rules import only each other',
    breaks: [
      imports('src/features/topics/contract.ts', 'kysely'),
      imports('src/features/topics/rules.ts', './server/index.ts'),
      imports('src/features/topics/rules.ts', '#platform/errors.ts'),
    ],
    keeps: [
      imports('src/features/topics/contract.ts', 'zod/mini'),
      imports('src/features/topics/rules.ts', '#features/articles/rules.ts'),
      imports('src/features/topics/contract.ts', '#platform/contract/endpoint.ts'),
    ],
  },
  {
    rule: 'pure rooms stay pure',
    breaks: [
      imports('src/engine/index.ts', 'node:fs'),
      imports('src/engine/index.ts', 'kysely'),
      imports('src/engine/index.ts', '../server/index.ts'),
      imports('src/engine/index.ts', '#platform/server/database.ts'),
      imports('src/features/clusterer/cluster-files.ts', 'node:fs'),
      imports('src/features/clusterer/cluster-files.ts', './web/index.ts'),
    ],
    keeps: [
      imports('src/engine/index.ts', './linkage.ts'),
      imports('src/features/keywords/files/csv.ts', 'zod'),
      imports('src/features/keywords/files/csv.ts', 'mdast-util-from-markdown'),
      imports('src/features/keywords/files/csv.ts', '#platform/errors.ts'),
      imports('src/features/keywords/files/csv.ts', '#platform/items.ts'),
      imports('src/features/keywords/files/csv.ts', '#engine/index.ts'),
      imports('src/features/keywords/files/csv.ts', '../contract.ts'),
      imports('src/features/keywords/files/csv.test.ts', 'node:fs'),
      imports('src/features/clusterer/cluster-files.ts', '#features/keywords/files/index.ts'),
    ],
  },
  {
    rule: 'pure rooms import each other by index.ts',
    breaks: [
      imports('src/features/keywords/files/csv.ts', '../scores/overlap.ts'),
      imports('src/features/keywords/import-file.ts', './files/csv.ts'),
    ],
    keeps: [
      imports('src/features/keywords/files/csv.ts', '../scores/index.ts'),
      imports('src/features/keywords/files/csv.ts', './delimiter.ts'),
      imports('src/features/keywords/server/index.ts', '../files/csv.ts'),
    ],
  },
  {
    rule: 'the server side imports nothing of the web side',
    breaks: [
      imports('src/features/topics/server/index.ts', '../web/index.ts'),
      imports('src/features/topics/server/index.ts', '#ui/numbers.ts'),
      imports('src/features/topics/cli/export.ts', '#platform/web/client.ts'),
    ],
    keeps: [imports('src/features/topics/server/index.ts', '#platform/errors.ts')],
  },
  {
    rule: 'the web side runs in a browser',
    breaks: [
      imports('src/features/topics/web/HubsScreen.tsx', '../server/index.ts'),
      imports('src/features/topics/web/use-hubs.ts', '#integrations/mail/index.ts'),
      imports('src/ui/Chart.tsx', 'node:path'),
      imports('src/app/routes.tsx', '#platform/server/database.ts'),
    ],
    keeps: [
      imports('src/features/topics/web/use-hubs.ts', '#platform/web/client.ts'),
      imports('src/features/topics/web/use-hubs.test.ts', 'node:fs'),
      imports('src/platform/server/database.ts', 'node:path'),
    ],
  },
  {
    rule: 'the command line imports only its own feature and pure rooms',
    breaks: [
      imports('src/features/topics/cli/export.ts', '#features/articles/server/index.ts'),
      imports('src/features/topics/cli/export.ts', '#integrations/mail/index.ts'),
      imports('src/features/topics/server/index.ts', '../cli/export.ts'),
    ],
    keeps: [
      imports('src/features/topics/cli/export.ts', '../server/index.ts'),
      imports('src/features/topics/cli/export.ts', '#engine/index.ts'),
      imports('src/features/topics/cli/export.ts', '#platform/server/database.ts'),
      imports('src/features/topics/cli/export.ts', 'node:fs'),
      imports('src/app/main.ts', '#features/topics/cli/export.ts'),
    ],
  },
  {
    rule: 'features have no cycles',
    breaks: [
      {
        ...imports('src/features/topics/server/index.ts', '#features/articles/server/index.ts'),
        ...imports('src/features/articles/server/index.ts', '#features/pages/server/index.ts'),
        ...imports('src/features/pages/web/index.ts', '#features/topics/web/index.ts'),
      },
      {
        ...imports('src/features/topics/server/index.ts', '#features/articles/server/index.ts'),
        ...imports('src/features/articles/contract.ts', '#features/topics/contract.ts'),
      },
    ],
    keeps: [
      {
        ...imports('src/features/topics/server/index.ts', '#features/articles/server/index.ts'),
        ...imports('src/features/articles/server/index.ts', '#features/pages/server/index.ts'),
        ...imports('src/features/topics/contract.ts', '#features/pages/contract.ts'),
      },
    ],
  },
  {
    rule: 'the sandbox shares no code with the product',
    breaks: [
      imports('sandbox/services/shop.ts', '#platform/errors.ts'),
      imports('sandbox/services/shop.ts', '../../tests/support/database.ts'),
    ],
    keeps: [
      imports('sandbox/services/shop.test.ts', '#engine/index.ts'),
      imports('sandbox/services/shop.ts', '../world/index.ts'),
      imports('bin/keyloom.ts', '../sandbox/start-sandbox.ts'),
    ],
  },
]
