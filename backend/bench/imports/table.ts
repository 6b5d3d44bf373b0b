const HEADINGS = [
  'Name',
  'Job title',
  'Company',
  'Mobile',
  'E-mail',
  'Location',
  'Address',
  'Notes',
]
const NAMES = ['محمد الحربي', 'نورة الشمري', 'Sami Haddad', 'Layla Mansour', 'Omar Farouk']
const CITIES = ['Riyadh', 'جدة', 'Dammam', 'الخبر', 'Doha']
/** People per firm. */
const PEOPLE = 20

/** A CSV file of so many people, twenty to a firm; no one is there twice. */
export function clientsTable(count: number): string {
  const rows = Array.from({ length: count }, (_, at) => {
    const firm = Math.floor(at / PEOPLE)
    return [
      `${NAMES[at % NAMES.length]} ${at}`,
      'Projects manager',
      `Binaa Partner ${firm} Co. Ltd`,
      `+9665${String(10_000_000 + at)}`,
      `person.${at}@partner${firm}.example`,
      CITIES[at % CITIES.length],
      `Building ${at % 900}, King Fahd Road`,
      at % 3 ? '' : 'Met at the fair, "asked" for steel and glass façades',
    ]
  })
  return [HEADINGS, ...rows].map((cells) => cells.map(quoted).join(',')).join('\r\n')
}

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`
