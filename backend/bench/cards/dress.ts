import { oneOf, type Language, type Part } from './invent.js'

/** How a card looks. */
export interface Dress {
  layout: string
  font: string
  /** Share of the usual size of type. */
  size: number
  ink: string
  paper: string
  accent: string
  stock: 'plain' | 'linen' | 'kraft' | 'gloss'
}

type Choice = Record<Part, string[]>

/** The unseen part has typefaces and layouts of its own beside the common ones. */
const LATIN_FONTS: Choice = {
  tuning: [
    'Liberation Sans',
    'Noto Sans',
    'Liberation Serif',
    'DejaVu Sans',
    'Noto Serif',
    'Liberation Sans Narrow',
    'C059',
    'Nimbus Sans',
  ],
  unseen: [
    'URW Gothic',
    'P052',
    'URW Bookman',
    'Noto Sans',
    'Liberation Serif',
    'Nimbus Sans Narrow',
  ],
}
const ARABIC_FONTS: Choice = {
  tuning: [
    'Noto Naskh Arabic',
    'Noto Sans Arabic',
    'Amiri',
    'DejaVu Sans',
    'KacstBook',
    'Noto Kufi Arabic',
  ],
  unseen: [
    'Scheherazade',
    'Lateef',
    'KacstOffice',
    'Noto Naskh Arabic',
    'Noto Sans Arabic',
    'Amiri',
  ],
}
export const FONTS = [LATIN_FONTS, ARABIC_FONTS].flatMap(({ tuning, unseen }) => [
  ...tuning,
  ...unseen,
])

const LAYOUTS: Record<Language, Choice> = {
  eng: {
    tuning: [
      'left',
      'centre',
      'band',
      'columns',
      'footer',
      'letters',
      'logo',
      'icons',
      'capitals',
      'motto',
    ],
    unseen: ['spread', 'panel', 'left', 'icons', 'columns', 'centre'],
  },
  ara: {
    tuning: ['left', 'centre', 'band', 'icons', 'motto'],
    unseen: ['spread', 'panel', 'left', 'centre'],
  },
  'eng+ara': { tuning: ['mirror', 'stacked', 'halves'], unseen: ['alternating', 'mirror'] },
}

const SCHEMES = [
  { paper: '#ffffff', ink: '#1b1b1b', accent: '#0a6b4f' },
  { paper: '#f4efe6', ink: '#2a2a2a', accent: '#8a5a00' },
  { paper: '#10263f', ink: '#f5f5f5', accent: '#e0b84c' },
  { paper: '#ffffff', ink: '#333333', accent: '#b3202a' },
  { paper: '#e9f1f5', ink: '#15303d', accent: '#00668a' },
  { paper: '#fdfdfb', ink: '#5d6166', accent: '#1d4f91' },
  { paper: '#1c1c1e', ink: '#d9d6cf', accent: '#c9a45c' },
  { paper: '#fbf8f1', ink: '#3b3b3b', accent: '#7a1f3d' },
  { paper: '#ffffff', ink: '#2c3e50', accent: '#e67e22' },
]

/** Dresses a card by chance; most are white, as most cards are. */
export function dress(lang: Language, part: Part, random: () => number): Dress {
  const scheme = random() < 0.35 ? SCHEMES[0] : oneOf(SCHEMES, random)
  const stock = oneOf(['plain', 'plain', 'linen', 'gloss', 'kraft'] as const, random)
  const dark = scheme.paper < '#4'
  const [latin, arabic] = [oneOf(LATIN_FONTS[part], random), oneOf(ARABIC_FONTS[part], random)]
  return {
    layout: oneOf(LAYOUTS[lang][part], random),
    font:
      lang === 'eng' ? `'${latin}'` : lang === 'ara' ? `'${arabic}'` : `'${latin}', '${arabic}'`,
    size: 0.95 + 0.3 * random(),
    ...scheme,
    ...(stock === 'kraft' && !dark && { paper: '#d3b48c', ink: '#2b2119', accent: '#3f2a14' }),
    stock: stock === 'kraft' && dark ? 'plain' : stock,
  }
}
