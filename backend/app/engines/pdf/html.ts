/** Markup that needs no more escaping: made by `html` or from a constant by `raw`. */
export class SafeHtml {
  readonly markup: string

  constructor(markup: string) {
    this.markup = markup
  }

  toString(): string {
    return this.markup
  }
}

/** What may stand in a template: text and numbers are escaped, nothing prints as nothing. */
export type HtmlValue = SafeHtml | string | number | null | undefined | false | readonly HtmlValue[]

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '`': '&#96;',
}

/**
 * Escapes text for element content and quoted attributes. Control characters are dropped: they
 * print as nothing and only hide things. Not for `<style>` or `<script>`.
 */
export function escapeHtml(text: string): string {
  // eslint-disable-next-line no-control-regex
  const visible = text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '')
  return visible.replace(/[&<>"'`]/g, (character) => ENTITIES[character])
}

/**
 * Template tag that escapes every value by default; arrays are joined, `SafeHtml` stays as it is.
 * @example html`<td>${line.description}</td>`
 */
export function html(parts: TemplateStringsArray, ...values: HtmlValue[]): SafeHtml {
  let markup = parts[0]
  values.forEach((value, index) => {
    markup += render(value) + parts[index + 1]
  })
  return new SafeHtml(markup)
}

/** Marks markup as safe. Only for this program's own constants and generators, never for data. */
export function raw(markup: string): SafeHtml {
  return new SafeHtml(markup)
}

function render(value: HtmlValue): string {
  if (value instanceof SafeHtml) return value.markup
  if (value === null || value === undefined || value === false) return ''
  if (typeof value === 'string') return escapeHtml(value)
  if (typeof value === 'number') return String(value)
  return value.map(render).join('')
}
