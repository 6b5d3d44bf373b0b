import { formatMoment, type Moment } from '#engines/scheduling/moment'

/** Text within an element; what XML cannot hold is left out. */
function escapeXml(text: string): string {
  return (
    text
      // eslint-disable-next-line no-control-regex -- what no document may hold
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
  )
}

/** Elements in order; those without a value are left out. */
export const elements = (
  fields: readonly (readonly [string, string | number | null | undefined])[]
): string =>
  fields
    .map(([name, value]) =>
      value === null || value === undefined ? '' : `<${name}>${escapeXml(String(value))}</${name}>`
    )
    .join('')

export const mspdiMoment = (moment: Moment | null | undefined): string | null =>
  moment === null || moment === undefined ? null : `${formatMoment(moment)}:00`
