import { test } from '@japa/runner'
import { expectFields, parse, type TextCase } from './expect_fields.js'

const cases: TextCase[] = [
  {
    title: 'labelled card in the usual order',
    text: 'Sara Lindqvist\nProcurement Manager\nNorthgate Steel Works Ltd\nMobile: +966 50 123 4567\nTel: +966 11 234 5678\nsara.lindqvist@northgate.example\nwww.northgate.example\nKing Fahd Road, Olaya, Riyadh 12211',
    expected: {
      name: 'Sara Lindqvist',
      jobTitle: 'Procurement Manager',
      company: 'Northgate Steel Works Ltd',
      mobile: '+966501234567',
      phone: '+966112345678',
      email: 'sara.lindqvist@northgate.example',
      website: 'www.northgate.example',
      address: 'King Fahd Road, Olaya, Riyadh 12211',
      location: 'Riyadh',
      notes: null,
    },
  },
  {
    title: 'company on top, capitals, fax and P.O. Box',
    text: 'ORYX STEEL STRUCTURES W.L.L.\nRAJESH NAIR\nSENIOR ESTIMATOR\nMob. +974 5541 9920 | Tel. +974 4412 7734\nFax: +974 4412 7735\nrajesh.nair@oryxsteel.example | www.oryxsteel.example\nP.O. Box 4410, Street 12, Doha, Qatar',
    expected: {
      name: 'RAJESH NAIR',
      jobTitle: 'SENIOR ESTIMATOR',
      company: 'ORYX STEEL STRUCTURES W.L.L.',
      mobile: '+97455419920',
      phone: '+97444127734',
      email: 'rajesh.nair@oryxsteel.example',
      website: 'www.oryxsteel.example',
      address: 'P.O. Box 4410, Street 12, Doha, Qatar',
      location: 'Doha, Qatar',
      notes: 'Fax: +97444127735',
    },
  },
  {
    title: 'one-letter labels',
    text: 'Al Otaibi Trading Est.\nKhalid Al Otaibi\nGeneral Manager\nM  +966 50 441 7629\nT  +966 11 405 6612\nE  khalid@alotaibi-trading.com\nW  www.alotaibi-trading.com\nA  Al Malaz, Riyadh 12831',
    expected: {
      name: 'Khalid Al Otaibi',
      company: 'Al Otaibi Trading Est.',
      mobile: '+966504417629',
      phone: '+966114056612',
      email: 'khalid@alotaibi-trading.com',
      website: 'www.alotaibi-trading.com',
      address: 'Al Malaz, Riyadh 12831',
      companyType: 'supplier',
    },
  },
  {
    title: 'company without a legal form is known by the domain',
    text: 'Noura Al-Dosari\nMarketing Executive\nDana Interiors\n+965 9912 3456\n+965 2245 6789\nnoura@danainteriors.com',
    expected: {
      name: 'Noura Al-Dosari',
      jobTitle: 'Marketing Executive',
      company: 'Dana Interiors',
      mobile: '+96599123456',
      phone: '+96522456789',
    },
  },
  {
    title: 'local numbers are dialled from the city on the card',
    text: 'Omar Haddad\nSite Engineer\nPalm Horizon Contracting Co.\n055 987 6543\n04 321 0987\nOffice 1204, Business Bay, Dubai',
    expected: { mobile: '+971559876543', phone: '+97143210987', location: 'Dubai' },
  },
  {
    title: 'Saudi local numbers without any hint',
    text: 'Yusuf Demir\nCommercial Manager\n0531182047\n012 637 5540',
    expected: { mobile: '+966531182047', phone: '+966126375540' },
  },
  {
    title: 'unified 9200 number and extension',
    text: 'Riyadh Modern Facades Co.\nTel: 920012345\nOffice: (011) 462 9911 ext. 12',
    expected: { phone: '+966920012345', notes: '+966114629911 ext. 12' },
  },
  {
    title: 'name and title on one line',
    text: 'Peter Gallagher - MEP Coordinator\nHadrian Building Services LLC\n+968 9234 5678',
    expected: {
      name: 'Peter Gallagher',
      jobTitle: 'MEP Coordinator',
      company: 'Hadrian Building Services LLC',
    },
  },
  {
    title: 'honorific stays with the name',
    text: 'Nile Concrete Technologies\nDr. Hassan Mahmoud\nChief Technical Officer\n26 July Street, Zamalek, Cairo',
    expected: {
      name: 'Dr. Hassan Mahmoud',
      jobTitle: 'Chief Technical Officer',
      location: 'Cairo',
    },
  },
  {
    title: 'company name over two lines',
    text: 'Aisha Rahman\nHSE Manager\nFalcon Ridge Construction\nCompany\nManama, Bahrain',
    expected: {
      company: 'Falcon Ridge Construction Company',
      name: 'Aisha Rahman',
      location: 'Manama, Bahrain',
    },
  },
  {
    title: 'plural trade is a company, singular a title',
    text: 'Gulf Meridian Engineering Consultants\nMohammed Ibrahim Qureshi\nSustainability Consultant',
    expected: {
      company: 'Gulf Meridian Engineering Consultants',
      name: 'Mohammed Ibrahim Qureshi',
      jobTitle: 'Sustainability Consultant',
      companyType: 'consultant',
    },
  },
  {
    title: 'registration numbers are no phones, social networks no website',
    text: 'Cedar & Stone Contracting LLC\nC.R. 1010123456\nVAT 310122393500003\nlinkedin.com/company/cedarstone\nwww.cedarstone.com',
    expected: { phone: null, mobile: null, website: 'www.cedarstone.com' },
  },
]

test.group('Cards | English text', () => {
  test('{title}')
    .with(cases)
    .run(({ assert }, { text, expected }) => expectFields(assert, parse(text), expected))
})
