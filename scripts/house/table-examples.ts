import { file, type Example } from './example.ts'

const command = (feature: string, statement: string) =>
  file(`src/features/${feature}/server/commands/change.ts`, `sql\`${statement}\``)

export const tableExamples: Example[] = [
  {
    rule: 'every table has an owner',
    breaks: [file('migrations/0099-moods.sql', 'create table moods (\n  id integer primary key\n);')],
    keeps: [
      file('migrations/0001-articles.sql', 'create table articles (id integer primary key);'),
      {
        ...file('migrations/0001-moods.sql', 'create table moods (id integer primary key);'),
        ...file('migrations/0002-no-moods.sql', 'drop table moods;'),
      },
    ],
  },
  {
    rule: 'only its owner writes a table',
    breaks: [
      command('pages', 'update articles a set page_id = null where a.id = 1'),
      command('pages', 'insert into articles (title) values (1)'),
      command('pages', 'delete from articles where id = 1'),
      command('keywords', 'update keywords set article_id = null'),
      command('keywords', 'update keywords k set intent = (select 1 from a), excluded = false where true'),
      command('articles', 'update keywords set intent = null'),
    ],
    keeps: [
      command('articles', 'update articles a set page_id = null where a.title = 1'),
      command(
        'articles',
        'update keywords k set article_id = p.id, excluded = false from p where k.id = p.id',
      ),
      command('keywords', 'insert into keywords as known (keyword) values (1)'),
      command('pages', 'select from articles where title = 1'),
      file('src/features/pages/server/commands/change.ts', '// update articles are told'),
    ],
  },
]
