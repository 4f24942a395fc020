import { z } from 'zod'
import { contentplanId } from '#features/contentplans/contract.ts'

const typedField = z
  .string()
  .trim()
  .max(100)
  .regex(/^[^\p{Cc}]*$/u, 'write the name of a field')
  .nullish()

const typedEndpoint = z.string().trim().max(500).default('')

/** The settings of a custom CMS. An endpoint that is empty is `/posts`. */
export const typedCms = z.object({
  contentplanId,
  type: z.literal('custom-cms'),
  /** The address that the endpoints are below: https://cms.example/api. */
  apiBaseUrl: z.string().trim().max(500),
  /** Empty keeps the saved key, as long as the host stays the same. */
  apiKey: z
    .string()
    .trim()
    .max(1000)
    .regex(/^[!-~]*$/, 'a key has letters, digits and signs, without spaces')
    .default(''),
  postEndpoint: typedEndpoint,
  putEndpoint: typedEndpoint,
  getEndpoint: typedEndpoint,
  /** The names of its fields by the parts of an article; when all are empty, the fields have the usual names. */
  fieldMapping: z
    .object({
      title: typedField,
      content: typedField,
      slug: typedField,
      featured_image: typedField,
      published_at: typedField,
      author: typedField,
    })
    .nullable()
    .default(null),
})

/** What was sent to a custom CMS, what it answered, and what that means. */
export const cmsTrial = z.object({
  /** The key is masked. */
  sent: z.object({ method: z.string(), url: z.string(), headers: z.record(z.string(), z.string()) }),
  /** null when no answer came. */
  answered: z
    .object({
      status: z.number(),
      content_type: z.string(),
      /** The beginning of the answer. */
      text: z.string(),
      milliseconds: z.number(),
    })
    .nullable(),
  is_working: z.boolean(),
  message: z.string(),
})
