import { createCache } from '@ant-design/cssinjs'

type Cache = ReturnType<typeof createCache>

/** What the library keeps in place of a sheet's text when the document has the sheet by other means. */
const IN_DOCUMENT = '_FILE_STYLE__'

/**
 * The cache of antd's style sheets. Its own one forgets a sheet when the last component that uses it
 * goes, so that every change of page makes most of its sheets anew, and each component that appears
 * looks through all of them for its own. Here a sheet is put into the document once and stays there.
 * The variables, in which the themes differ, come and go as the library wants.
 */
export function lastingStyles(): Cache {
  const cache = createCache()
  const update = cache.opUpdate.bind(cache)
  cache.opUpdate = (path, next) => {
    if (!path.startsWith('style%')) return update(path, next)
    update(path, (known) => {
      const entry = next(known)
      if (!entry) return known ? [0, known[1]] : null
      const [users, content] = entry
      const isPut = users > 0 && content[0] !== IN_DOCUMENT
      return isPut ? [users, [IN_DOCUMENT, ...content.slice(1)]] : entry
    })
  }
  return cache
}
