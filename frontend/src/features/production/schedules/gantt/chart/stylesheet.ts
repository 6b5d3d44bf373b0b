import css from 'dhtmlx-gantt/codebase/dhtmlxgantt.css?inline'

/** Fonts that the library would fetch from a server that is not ours. */
const FOREIGN_FONTS = /@font-face\s*\{[^}]*https?:[^}]*\}/g

let sheet: CSSStyleSheet | null = null

export const withoutForeignFonts = (text: string): string => text.replace(FOREIGN_FONTS, '')

/** Puts the library's own style sheet into the document, once. */
export function adoptStylesheet() {
  if (sheet) return
  sheet = new CSSStyleSheet()
  sheet.replaceSync(withoutForeignFonts(css))
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
