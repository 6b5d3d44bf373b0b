import { test } from '@japa/runner'
import { CURRENCIES } from '#engines/money/money'
import { amountInWords } from '#engines/money/words/amount_in_words'

const CASES: [minor: number, en: string, ar: string][] = [
  [0, 'Zero Saudi riyals only', 'صفر ريال سعودي فقط لا غير'],
  [1_00, 'One Saudi riyal only', 'ريال سعودي واحد فقط لا غير'],
  [2_00, 'Two Saudi riyals only', 'ريالان سعوديان فقط لا غير'],
  [3_01, 'Three Saudi riyals and one halala only', 'ثلاثة ريالات سعودية وهللة واحدة فقط لا غير'],
  [
    11_11,
    'Eleven Saudi riyals and eleven halalas only',
    'أحد عشر ريالاً سعودياً وإحدى عشرة هللة فقط لا غير',
  ],
  [
    12_03,
    'Twelve Saudi riyals and three halalas only',
    'اثنا عشر ريالاً سعودياً وثلاث هللات فقط لا غير',
  ],
  [
    28_28,
    'Twenty-eight Saudi riyals and twenty-eight halalas only',
    'ثمانية وعشرون ريالاً سعودياً وثمانٍ وعشرون هللة فقط لا غير',
  ],
  [200_00, 'Two hundred Saudi riyals only', 'مئتا ريال سعودي فقط لا غير'],
  [
    1_105_00,
    'One thousand one hundred and five Saudi riyals only',
    'ألف ومئة وخمسة ريالات سعودية فقط لا غير',
  ],
  [2_000_00, 'Two thousand Saudi riyals only', 'ألفا ريال سعودي فقط لا غير'],
  [
    2_015_00,
    'Two thousand and fifteen Saudi riyals only',
    'ألفان وخمسة عشر ريالاً سعودياً فقط لا غير',
  ],
  [40_000_00, 'Forty thousand Saudi riyals only', 'أربعون ألف ريال سعودي فقط لا غير'],
  [
    26_666_67,
    'Twenty-six thousand six hundred and sixty-six Saudi riyals and sixty-seven halalas only',
    'ستة وعشرون ألفاً وستمئة وستة وستون ريالاً سعودياً وسبع وستون هللة فقط لا غير',
  ],
  [3_000_000_00, 'Three million Saudi riyals only', 'ثلاثة ملايين ريال سعودي فقط لا غير'],
]

const OTHERS: [minor: number, currency: string, en: string, ar: string][] = [
  [
    ...([5_011, 'AED'] as const),
    'Fifty UAE dirhams and eleven fils only',
    'خمسون درهماً إماراتياً وأحد عشر فلساً فقط لا غير',
  ],
  [
    ...([3_005, 'KWD'] as const),
    'Three Kuwaiti dinars and five fils only',
    'ثلاثة دنانير كويتية وخمسة فلوس فقط لا غير',
  ],
  [
    ...([2_008, 'OMR'] as const),
    'Two Omani rials and eight baisas only',
    'ريالان عُمانيان وثماني بيسات فقط لا غير',
  ],
  [
    ...([100_02, 'USD'] as const),
    'One hundred US dollars and two cents only',
    'مئة دولار أمريكي وسنتان فقط لا غير',
  ],
  [...([4_00, 'INR'] as const), 'Four Indian rupees only', 'أربع روبيات هندية فقط لا غير'],
  [...([12, 'JPY'] as const), 'Twelve Japanese yen only', 'اثنا عشر يناً يابانياً فقط لا غير'],
]

test.group('Amounts in words', () => {
  for (const [minor, en, ar] of CASES)
    test(`${minor} halalas`, ({ assert }) => {
      assert.deepEqual(amountInWords(minor, 'SAR'), { en, ar })
    })

  for (const [minor, currency, en, ar] of OTHERS)
    test(`${minor} of ${currency}`, ({ assert }) => {
      assert.deepEqual(amountInWords(minor, currency), { en, ar })
    })

  test('every currency of the portal has words; none below zero, nor in another', ({ assert }) => {
    for (const currency of CURRENCIES) assert.isNotNull(amountInWords(12_345, currency), currency)
    assert.isNull(amountInWords(-1, 'SAR'))
    assert.isNull(amountInWords(100, 'CHF'))
  })
})
