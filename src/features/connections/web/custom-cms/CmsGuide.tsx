import { CopiedText } from '../publishers/CopiedText.tsx'
import classes from '../publishers/Publisher.module.css'
import type { CmsForm } from './cms-form.ts'
import { writeCalls } from './write-curl.ts'

const PARTS = [
  ['title', 'Text'],
  ['content', 'HTML, without the title'],
  ['slug', 'The last part of the address, such as hiking-boots. No two posts have the same.'],
  ['featured_image', 'The address of an image, or null'],
  ['published_at', 'YYYY-MM-DD, the day on which the article was first live'],
  ['author', 'A name'],
] as const

/** What a developer needs to know to connect a CMS, with calls to try. */
export function CmsGuide({ form }: { form: CmsForm }) {
  return (
    <section className={classes.guide} aria-labelledby="guide">
      <h2 id="guide">Integration guide</h2>
      <p>
        Keyloom sends JSON over HTTPS, with your key in the header <code>Authorization: Bearer</code>. Your
        CMS answers with JSON. These four calls are all that it needs; put your key in the place of{' '}
        <code>YOUR_API_KEY</code> to try them.
      </p>
      {writeCalls(form).map(({ name, text }) => (
        <div key={name} className={classes.part}>
          <h3>{name}</h3>
          <CopiedText label={`Copy: ${name}`} text={text} />
        </div>
      ))}
      <h3>What your CMS answers</h3>
      <ul>
        <li>
          <strong>GET</strong> answers with the posts that have the slug: an array, or an object with one as{' '}
          <code>data</code>, <code>items</code>, <code>results</code> or <code>posts</code>; empty when there
          is none. Each post has its <code>id</code> (or <code>_id</code>) and its slug.
        </li>
        <li>
          <strong>POST</strong> creates a post and answers 200 or 201 with its <code>id</code>, itself or
          below <code>data</code>, and, if you like, the <code>url</code> at which readers find it.{' '}
          <code>Idempotency-Key</code> is the same in every attempt for one article.
        </li>
        <li>
          <strong>PUT</strong> replaces the fields of the post with this id, and answers 200. 404 means that
          the post was deleted.
        </li>
        <li>
          <strong>DELETE</strong> takes a post away from readers. A CMS that cannot do that answers 405.
        </li>
        <li>409 means that another post has the slug, 401 that the key is wrong.</li>
      </ul>
      <h3>What the fields hold</h3>
      <table className={classes.table}>
        <tbody>
          {PARTS.map(([part, holds]) => (
            <tr key={part}>
              <th scope="row">
                <code>{part}</code>
              </th>
              <td>{holds}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3>Good to know</h3>
      <ul>
        <li>
          Before it creates a post, Keyloom asks whether one has the slug, so that it never overwrites a post
          of yours and never makes an article twice.
        </li>
        <li>
          There is no field for drafts: what is sent is finished. To look at articles first, let your CMS
          store new posts as drafts.
        </li>
        <li>
          Redirects are not followed, because the key would go to another address. An answer may take 30
          seconds and have 5 MB.
        </li>
      </ul>
    </section>
  )
}
