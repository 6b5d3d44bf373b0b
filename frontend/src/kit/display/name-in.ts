type Text = string | null | undefined

/** What a record holds in two languages as users of a language know it; in English where there is no other. */
export function nameIn(language: string, name: string, nameAr: Text): string
export function nameIn(language: string, name: Text, nameAr: Text): Text
export function nameIn(language: string, name: Text, nameAr: Text): Text {
  return (language.startsWith('ar') && nameAr) || name
}
