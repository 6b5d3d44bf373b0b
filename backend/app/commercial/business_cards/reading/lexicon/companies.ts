/** Legal forms: strong signs of a company name. Compared in lower case without dots. */
export const LEGAL_FORMS = new Set(
  `co company llc ltd limited est establishment group inc incorporated corp corporation gmbh ag wll plc fze
  fzco fzc fzllc jsc cjsc sarl sal spa srl bv holding holdings bros brothers sons llp lp pvt pte bsc kscc saoc
  saog kg oy ab nv shpk sas
  شركه الشركه موسسه المؤسسه مجموعه المجموعه مصنع مصانع مكتب المحدوده القابضه المساهمه وشركاه واولاده واخوانه
  وابناءه مساهمه قابضه محدوده وزاره امانه بلديه هييه جامعه بنك مستشفي`
    .split(/\s+/)
    .filter(Boolean)
)

/** Trades: weaker signs, shared with some job titles ("Contracts Manager"). */
export const TRADE_WORDS = new Set(
  `contracting contractors contractor trading construction constructions engineering engineers consultants
  consultancy consulting advisory industries industry industrial factory factories steel facades facade glass
  systems solutions services technologies technology interiors architects architecture studio studios partners
  enterprises enterprise international developments development developers properties realty estates builders
  building concrete precast aluminium aluminum works supplies supply elevators lifts equipment logistics
  transport projects cement ceramics marble furniture decor electric electrical mechanical hvac energy power
  water petroleum oil gas chemicals paints plastics pipes metal metals iron wood carpentry joinery hotel hotels
  hospital clinic bank university ministry municipality authority commission investment investments capital
  ventures media design designs security insurance travel foods medical structures structural cladding
  للمقاولات المقاولات للتجاره التجاريه للاستشارات الاستشارات الهندسيه للتطوير العقاري العقاريه للصناعه الصناعيه
  للخرسانه للحديد الصلب للزجاج للالمنيوم للواجهات واجهات للخدمات العالميه الدوليه للانشاءات الانشاءات للديكور
  للتصميم البناء للبناء والتشييد التشييد للاستثمار استشارات هندسيه للمعدات للنقل مقاولات تجاره العامه
  للتوريدات الكهربائيه الميكانيكيه`
    .split(/\s+/)
    .filter(Boolean)
)

/** Kind of firm by the words of its name; keys of the `company-types` list, first hit wins. */
export const COMPANY_TYPES: [type: string, pattern: RegExp][] = [
  ['government', /\b(?:ministry|municipality|authority|royal commission)\b|وزاره|امانه|بلديه|هييه/],
  ['consultant', /\b(?:consult\w*|architects?|architecture|advisory|studio)\b|استشارات|هندسي/],
  ['developer', /\b(?:real estate|develop(?:ers?|ments?)|propert\w+|realty|estates)\b|تطوير|عقاري/],
  ['contractor', /\b(?:contract\w*|constructions?|builders?)\b|مقاولات|انشاءات|تشييد/],
  [
    'manufacturer',
    /\b(?:factory|factories|industr\w+|precast|manufactur\w+|structures)\b|مصنع|مصانع|صناع/,
  ],
  ['supplier', /\b(?:trading|suppl\w+|equipment|stores?)\b|تجار|توريد|معدات/],
]
