interface LetterPreviewProps {
  texts: { titleEn?: string; titleAr?: string; bodyEn?: string; bodyAr?: string }
}

/** What stands in a letter for its placeholders, as an example. */
const SAMPLE: Record<string, string> = {
  client: 'Najd Contracting',
  number: 'DL-2026-0007',
  date: '2026-03-31',
  total: 'SAR 48,300.00',
  count: '3',
  oldestDays: '34',
}

const filled = (text = '') =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => SAMPLE[name] ?? whole)

/** The texts of a letter with the facts of an example, Arabic first as it is printed. */
export function LetterPreview({ texts }: LetterPreviewProps) {
  const { titleEn, titleAr, bodyEn, bodyAr } = texts
  return (
    <>
      <Text language="ar" title={titleAr} body={bodyAr} />
      <Text language="en" title={titleEn} body={bodyEn} />
    </>
  )
}

/** In its own direction, whatever the page has. */
function Text({ language, title, body }: { language: string; title?: string; body?: string }) {
  return (
    <div lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
      <strong>{filled(title)}</strong>
      <p style={{ whiteSpace: 'pre-line', marginBlock: 4 }}>{filled(body)}</p>
    </div>
  )
}
