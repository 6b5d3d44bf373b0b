/** Languages that a tracking sheet is printed in, each named in itself. */
export const SHEET_LANGUAGES = [
  { value: 'en', label: 'English' },
  { value: 'ar', label: 'العربية' },
]
