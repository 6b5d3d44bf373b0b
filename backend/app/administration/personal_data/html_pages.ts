import { escapeHtml } from '#engines/pdf/html'
import {
  countOf,
  pagesOf,
  personalAreas,
  shownName,
  type PersonalArea,
} from '#core/personal_data/areas'
import { mayRead, type Contents } from './contents.js'
import { AREA_LABELS, BASIS_LABELS, columnLabel, EXPORT_LABELS as L } from './labels.js'

const escaped = (value: unknown) => escapeHtml(String(value ?? ''))

const STYLE = `body{font:14px/1.5 system-ui,sans-serif;margin:2rem;color:#222}
table{border-collapse:collapse;margin-block-end:1.5rem}td,th{border:1px solid #ccc;
padding:4px 8px;text-align:start;vertical-align:top}th{background:#f4f4f4}p{color:#555}`

/** The same as a page that anyone can open; nothing in it is loaded or run. */
export async function* htmlPages(contents: Contents): AsyncGenerator<string> {
  const { person, language } = contents
  const name = escaped((language === 'ar' && person.nameAr) || person.name)
  const title = escaped(L.title[language])
  yield `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${title}</title><style>${STYLE}</style></head>
<body><h1>${title}: <bdi>${name}</bdi></h1><p>${new Date().toISOString()}</p>\n`
  for (const area of personalAreas()) yield* sectionOf(area, contents)
  yield '</body></html>\n'
}

async function* sectionOf(area: PersonalArea, contents: Contents): AsyncGenerator<string> {
  const { person, abilities, language, client, signal } = contents
  const heading = `<h2>${escaped(AREA_LABELS[area.name]?.[language] ?? area.name)}</h2>
<p>${escaped(BASIS_LABELS[area.basis][language])}</p>\n`
  if (!mayRead(area, abilities)) {
    if (await countOf(area, person, client))
      yield `${heading}<p>${escaped(L.withheld[language])}</p>\n`
    return
  }
  let isOpen = false
  for await (const rows of pagesOf(area, person, client)) {
    signal.throwIfAborted()
    if (!isOpen) {
      const cells = area.columns.map((name) => `<th>${escaped(columnLabel(name, language))}</th>`)
      yield `${heading}<table><tr>${cells.join('')}</tr>\n`
      isOpen = true
    }
    for (const row of rows) {
      const cells = area.columns.map(
        (name) => `<td><bdi>${escaped(row[shownName(name)])}</bdi></td>`
      )
      yield `<tr>${cells.join('')}</tr>\n`
    }
  }
  if (isOpen) yield '</table>\n'
}
