import { createCache } from '@ant-design/cssinjs'

type Cache = ReturnType<typeof createCache>
type Entry = Parameters<Parameters<Cache['opUpdate']>[1]>[0]

/** What the library keeps in place of a sheet's text when the document has the sheet by other means. */
const IN_DOCUMENT = '_FILE_STYLE__'

/** Kinds of entries: where each keeps the text of its sheet, and what stands there once it is put in. */
const KINDS = [
  { begins: 'style%', at: 0, put: IN_DOCUMENT, lasts: true },
  { begins: 'token%', at: 3, put: '', lasts: false },
  { begins: 'cssVar%', at: 1, put: '', lasts: false },
]

/**
 * The cache of antd's style sheets. In its own one each component that appears looks for its sheets
 * among all of the document, and a sheet is forgotten when the last component that uses it goes, so
 * that every change of page makes most of its sheets again. Here a sheet is put into the document
 * once and stays there. The variables, in which the themes differ, come and go as the library wants,
 * but they too are put in by their first user only.
 */
export function lastingStyles(): Cache {
  const cache = createCache()
  const update = cache.opUpdate.bind(cache)
  cache.opUpdate = (path, next) => {
    const kind = KINDS.find(({ begins }) => path.startsWith(begins))
    if (!kind) return update(path, next)
    const { at, put, lasts } = kind
    update(path, (known): Entry => {
      const entry = next(known)
      if (!entry) return known && lasts ? [0, known[1]] : null
      const [users, content] = entry
      const isNew = users > 0 && content[at] !== put
      return isNew ? [users, (content as unknown[]).with(at, put)] : entry
    })
  }
  return cache
}
