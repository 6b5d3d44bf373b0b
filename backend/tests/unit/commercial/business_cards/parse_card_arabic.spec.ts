import { test } from '@japa/runner'
import { parseCard } from '#commercial/business_cards/reading/parse_card'
import { expectFields, parse, type TextCase } from './expect_fields.js'

const cases: TextCase[] = [
  {
    title: 'names in two scripts side by side, read as one line',
    text: 'Ghazi Bakhsh\nغازي بخش\nFacilities Care\nإدارة المرافق\nAl Firdous Aluminium & Glass مجموعة الفردوس للألمنيوم\nghazi.bakhsh@alfirdous-aluminium.example',
    expected: {
      name: 'Ghazi Bakhsh',
      jobTitle: 'Facilities Care',
      company: 'Al Firdous Aluminium & Glass',
    },
  },
  {
    title: 'labelled card',
    text: 'أحمد القحطاني\nمدير المشتريات\nشركة النور للمقاولات\nجوال: +966 50 765 4321\nهاتف: +966 11 876 5432\nahmed@alnoor.example\nwww.alnoor.example\nطريق الملك فهد، الرياض',
    expected: {
      name: 'أحمد القحطاني',
      jobTitle: 'مدير المشتريات',
      company: 'شركة النور للمقاولات',
      companyType: 'contractor',
      mobile: '+966507654321',
      phone: '+966118765432',
      address: 'طريق الملك فهد، الرياض',
      location: 'الرياض',
    },
  },
  {
    title: 'Arabic-Indic digits and invisible direction marks',
    text: 'خالد العتيبي\nمدير عام\n\u200fجوال: \u200e٠٥٠ ٤٤١ ٧٦٢٩\nهاتف: ٠١١ ٤٠٥ ٦٦١٢\nفاكس: ٠١١ ٤٠٥ ٦٦١٣',
    expected: { mobile: '+966504417629', phone: '+966114056612', notes: 'Fax: +966114056613' },
  },
  {
    title: 'number whose groups were set from right to left',
    text: 'جوال: 4321 765 50 966+\nهاتف: 5432 876 11 +966',
    expected: { mobile: '+966507654321', phone: '+966118765432' },
  },
  {
    title: 'engineer by title, office as company, Emirates',
    text: 'فاطمة الحربي\nمهندسة معمارية\nمكتب الأفق للاستشارات الهندسية\nجوال: 050 664 1928\nشارع الكورنيش، أبوظبي',
    expected: {
      name: 'فاطمة الحربي',
      jobTitle: 'مهندسة معمارية',
      company: 'مكتب الأفق للاستشارات الهندسية',
      companyType: 'consultant',
      mobile: '+971506641928',
      location: 'أبوظبي',
    },
  },
  {
    title: 'misread Arabic commas',
    text: 'يوسف حسن\nمصنع الشرق للخرسانة\nطريق الملك فهدء الدمام',
    expected: {
      address: 'طريق الملك فهد، الدمام',
      location: 'الدمام',
      companyType: 'manufacturer',
    },
  },
  {
    title: 'P.O. box in Arabic',
    text: 'مؤسسة العتيبي للتجارة\nص.ب ٤٠٩١٢ الرياض ١١٥١١\nالمملكة العربية السعودية',
    expected: {
      company: 'مؤسسة العتيبي للتجارة',
      phone: null,
      mobile: null,
      location: 'الرياض، المملكة العربية السعودية',
    },
  },
  {
    title: 'bilingual: English first, Arabic kept',
    text: 'Khalid Al-Otaibi\nخالد العتيبي\nGeneral Manager\nمدير عام\nAl Otaibi Trading Est.\nمؤسسة العتيبي للتجارة\nMobile: +966 50 441 7629\nAl Malaz, Riyadh\nحي الملز، الرياض',
    expected: {
      name: 'Khalid Al-Otaibi',
      jobTitle: 'General Manager',
      company: 'Al Otaibi Trading Est.',
      address: 'Al Malaz, Riyadh',
      location: 'Riyadh',
      notes: 'خالد العتيبي — مدير عام — مؤسسة العتيبي للتجارة — حي الملز، الرياض',
    },
  },
]

test.group('Cards | Arabic and bilingual text', () => {
  test('{title}')
    .with(cases)
    .run(({ assert }, { text, expected }) => expectFields(assert, parse(text), expected))

  test('the Arabic side is offered as an alternative', ({ assert }) => {
    const front = 'Yousef Hassan\nHead of Procurement\nSharq Concrete Factory'
    const back = 'يوسف حسن\nرئيس قسم المشتريات\nمصنع الشرق للخرسانة'
    const { fields } = parseCard(front, back)
    assert.equal(fields.name?.value, 'Yousef Hassan')
    assert.deepEqual(fields.name?.alternatives, ['يوسف حسن'])
    assert.deepEqual(fields.jobTitle?.alternatives, ['رئيس قسم المشتريات'])
    assert.deepEqual(fields.company?.alternatives, ['مصنع الشرق للخرسانة'])
  })
})
