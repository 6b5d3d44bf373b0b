/** Code, name in both languages, the department above, cost centre, budgeted posts beyond those filled. */
export const DEPARTMENTS = [
  ['GMO', 'General management', 'الإدارة العامة', null, '1000', 0],
  ['ENG', 'Engineering', 'الهندسة', 'GMO', '2000', 0],
  ['EST', 'Estimating', 'التسعير', 'ENG', '2100', 1],
  ['DSG', 'Design', 'التصميم', 'ENG', '2200', 2],
  ['COM', 'Commercial', 'الإدارة التجارية', 'GMO', '3000', 1],
  ['PRC', 'Procurement', 'المشتريات', 'GMO', '4000', 0],
  ['STO', 'Stores and logistics', 'المستودعات والنقل', 'PRC', '4100', 2],
  ['PRD', 'Production', 'الإنتاج', 'GMO', '5000', 0],
  ['PLN', 'Planning', 'التخطيط', 'PRD', '5100', 1],
  ['SIT', 'Sites', 'المواقع', 'PRD', '5200', 6],
  ['HSE', 'Health, safety and quality', 'السلامة والجودة', 'PRD', '5300', -1],
  ['HRD', 'Human resources', 'الموارد البشرية', 'GMO', '6000', 1],
  ['FIN', 'Finance', 'المالية', 'GMO', '7000', 0],
  ['ITA', 'IT and administration', 'تقنية المعلومات والشؤون الإدارية', 'GMO', '8000', 1],
] as const

export type DepartmentCode = (typeof DEPARTMENTS)[number][0]

/** A sign-in of the demo company as an employee; the first of a department is its head. */
interface Known {
  username: string
  department: DepartmentCode
  position: readonly [string, string]
  grade: string
  /** Basic pay a month, in SAR. */
  basic: number
  nationality: string
  gender?: 'female'
  /** Of others than the head of the department. */
  manager?: string
  left?: true
}

export const KNOWN: readonly Known[] = [
  known('general.manager', 'GMO', 'General manager', 'المدير العام', 'M1', 38_000),
  known('admin', 'ITA', 'IT manager', 'مدير تقنية المعلومات', 'M3', 21_000),
  known('technical.director', 'ENG', 'Technical director', 'المدير الفني', 'M2', 29_000, 'Egypt'),
  {
    ...known('chief.engineer', 'DSG', 'Chief engineer', 'كبير المهندسين', 'M3', 24_000, 'Lebanon'),
    gender: 'female',
  },
  known('engineer', 'EST', 'Estimation lead', 'رئيس قسم التسعير', 'S1', 16_500),
  {
    ...known('estimator', 'EST', 'Estimator', 'مهندسة تسعير', 'S2', 12_000, 'Jordan'),
    gender: 'female',
  },
  known('bdm', 'COM', 'Business development manager', 'مدير تطوير الأعمال', 'M3', 20_000),
  {
    ...known(
      'bdm.clients',
      'COM',
      'Client relations officer',
      'مسؤولة علاقات العملاء',
      'S3',
      10_500
    ),
    gender: 'female',
  },
  known('buyer', 'PRC', 'Procurement manager', 'مدير المشتريات', 'M3', 19_500, 'Jordan'),
  {
    ...known('po.clerk', 'PRC', 'Purchasing officer', 'مسؤولة مشتريات', 'S4', 7_500),
    gender: 'female',
  },
  known('storekeeper', 'STO', 'Stores supervisor', 'مشرف المستودعات', 'S4', 6_800, 'Sudan'),
  {
    ...known('planner', 'PLN', 'Planning manager', 'مديرة التخطيط', 'M3', 18_500, 'Lebanon'),
    gender: 'female',
  },
  known('foreman', 'SIT', 'General foreman', 'مراقب عام المواقع', 'S3', 9_000),
  {
    ...known('accountant', 'FIN', 'Finance manager', 'مديرة المالية', 'M3', 20_500, 'Palestine'),
    gender: 'female',
  },
  {
    ...known('auditor', 'FIN', 'Internal auditor', 'مدقق داخلي', 'S1', 15_000),
    manager: 'general.manager',
  },
  {
    ...known('staff', 'ITA', 'Administrative assistant', 'مساعدة إدارية', 'S5', 5_500, 'Pakistan'),
    gender: 'female',
  },
  {
    ...known('hr.manager', 'HRD', 'HR manager', 'مديرة الموارد البشرية', 'M3', 18_000),
    gender: 'female',
  },
  {
    ...known('disabled.user', 'EST', 'Estimator', 'مهندس تسعير', 'S2', 11_500, 'Syria'),
    left: true,
  },
  {
    ...known('hr.officer', 'HRD', 'HR officer', 'مسؤولة موارد بشرية', 'S4', 7_800),
    gender: 'female',
  },
]

function known(
  username: string,
  department: DepartmentCode,
  position: string,
  positionAr: string,
  grade: string,
  basic: number,
  nationality = 'Saudi Arabia'
): Known {
  return { username, department, position: [position, positionAr], grade, basic, nationality }
}

/** Who else works where: how many, as what, for how much, under whom in the department. */
export const CREWS: readonly {
  department: DepartmentCode
  position: readonly [string, string]
  grade: string
  basic: number
  count: number
  /** Those of this position lead those that follow, each as many. */
  leads?: true
  site?: true
}[] = [
  crew('GMO', 'Executive assistant', 'مساعد تنفيذي', 'S3', 9_500, 1),
  crew('ENG', 'Structural engineer', 'مهندس إنشائي', 'S2', 13_500, 3),
  crew('EST', 'Quantity surveyor', 'مهندس حصر كميات', 'S2', 11_800, 3),
  crew('DSG', 'Façade designer', 'مصمم واجهات', 'S2', 12_400, 4),
  crew('DSG', 'Draughtsman', 'رسام هندسي', 'S5', 6_200, 5),
  crew('COM', 'Sales engineer', 'مهندس مبيعات', 'S3', 11_000, 4),
  crew('COM', 'Contracts officer', 'مسؤول عقود', 'S3', 10_800, 2),
  crew('PRC', 'Buyer', 'مسؤول شراء', 'S4', 8_200, 3),
  crew('STO', 'Storekeeper', 'أمين مستودع', 'S6', 4_200, 4),
  crew('STO', 'Driver', 'سائق', 'S7', 3_200, 5),
  crew('PRD', 'Project manager', 'مدير مشروع', 'M3', 19_000, 4),
  crew('PLN', 'Planning engineer', 'مهندس تخطيط', 'S2', 12_200, 2),
  { ...crew('SIT', 'Site engineer', 'مهندس موقع', 'S2', 12_000, 6), site: true },
  { ...crew('SIT', 'Foreman', 'مراقب موقع', 'S4', 6_500, 6), leads: true, site: true },
  { ...crew('SIT', 'Glazier', 'فني زجاج', 'S7', 3_000, 16), site: true },
  { ...crew('SIT', 'Steel fixer', 'حداد مسلح', 'S7', 2_800, 14), site: true },
  { ...crew('SIT', 'Welder', 'لحام', 'S7', 3_100, 10), site: true },
  { ...crew('SIT', 'Helper', 'عامل مساعد', 'S8', 1_900, 12), site: true },
  { ...crew('HSE', 'Safety officer', 'مسؤول سلامة', 'S4', 7_400, 4), site: true },
  crew('HSE', 'Quality engineer', 'مهندس جودة', 'S2', 11_600, 2),
  crew('HRD', 'HR officer', 'مسؤول موارد بشرية', 'S4', 7_800, 1),
  crew('HRD', 'Government relations officer', 'معقب', 'S5', 6_000, 1),
  crew('FIN', 'Accountant', 'محاسب', 'S4', 8_000, 4),
  crew('ITA', 'IT support specialist', 'أخصائي دعم تقني', 'S4', 7_600, 2),
  crew('ITA', 'Document controller', 'مراقب وثائق', 'S5', 5_800, 3),
]

/** Who worked here until so many months ago. */
export const FORMER: readonly {
  department: DepartmentCode
  position: readonly [string, string]
  grade: string
  basic: number
  leftMonths: number
}[] = [
  former('DSG', 'Draughtsman', 'رسام هندسي', 'S5', 6_200, 2),
  former('COM', 'Sales engineer', 'مهندس مبيعات', 'S3', 11_000, 3),
  former('STO', 'Driver', 'سائق', 'S7', 3_200, 7),
  former('FIN', 'Accountant', 'محاسب', 'S4', 8_000, 8),
  former('PLN', 'Planning engineer', 'مهندس تخطيط', 'S2', 12_200, 10),
]

function former(
  department: DepartmentCode,
  position: string,
  positionAr: string,
  grade: string,
  basic: number,
  leftMonths: number
) {
  return { department, position: [position, positionAr] as const, grade, basic, leftMonths }
}

function crew(
  department: DepartmentCode,
  position: string,
  positionAr: string,
  grade: string,
  basic: number,
  count: number
) {
  return { department, position: [position, positionAr] as const, grade, basic, count }
}
