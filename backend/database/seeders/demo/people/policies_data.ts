import type { PolicyKind } from '#people/enums/policies'

export interface DemoPolicy {
  kind: PolicyKind
  code: string
  title: string
  titleAr: string
  body: string
  bodyAr: string
  /** Null for a draft. */
  monthsAgo: number | null
}

/** What the firm asks of its people and of its sites. */
export const POLICIES: DemoPolicy[] = [
  {
    ...{ kind: 'employee', code: 'HR-01', monthsAgo: 10 },
    ...{ title: 'Working hours and overtime', titleAr: 'ساعات العمل والعمل الإضافي' },
    body: `Work is eight hours a day and forty-eight a week, Saturday to Thursday on site and Sunday to Thursday in the offices. In Ramadan it is six hours a day for Muslims.

Overtime is requested before it is worked. Without an approved request it isn't counted. An hour of overtime is paid with an hour's wage and half of the basic wage of an hour.

Who is late by more than fifteen minutes tells their manager the same day.`,
    bodyAr: `العمل ثماني ساعات يومياً وثمانٍ وأربعون ساعة أسبوعياً، من السبت إلى الخميس في المواقع ومن الأحد إلى الخميس في المكاتب. وفي رمضان ست ساعات يومياً للمسلمين.

يُطلب العمل الإضافي قبل أدائه، ولا يُحتسب دون طلب معتمد. وأجر ساعة العمل الإضافي أجر ساعة مضافاً إليه نصف أجر الساعة الأساسي.

من تأخر أكثر من خمس عشرة دقيقة يبلغ مديره في اليوم نفسه.`,
  },
  {
    ...{ kind: 'employee', code: 'HR-02', monthsAgo: 9 },
    ...{ title: 'Leave', titleAr: 'الإجازات' },
    body: `Annual leave is twenty-one days a year, thirty after five years of service. It is requested at least two weeks ahead and names who stands in.

Sick leave is proven by a medical report within three days of the return.`,
    bodyAr: `الإجازة السنوية واحد وعشرون يوماً، وثلاثون يوماً بعد خمس سنوات من الخدمة. تُطلب قبل موعدها بأسبوعين على الأقل مع تسمية من ينوب.

تثبت الإجازة المرضية بتقرير طبي خلال ثلاثة أيام من العودة.`,
  },
  {
    ...{ kind: 'employee', code: 'HR-03', monthsAgo: 1 },
    ...{ title: 'Information security', titleAr: 'أمن المعلومات' },
    body: `Passwords are personal and are never given to colleagues. Prices, drawings and personal data leave the firm only through shares of the portal.

A lost phone or laptop is reported to IT within the hour.`,
    bodyAr: `كلمات المرور شخصية ولا تُعطى للزملاء. ولا تخرج الأسعار والمخططات والبيانات الشخصية من المنشأة إلا عبر المشاركة في البوابة.

يُبلَّغ قسم تقنية المعلومات بفقدان الجوال أو الحاسب خلال ساعة.`,
  },
  {
    ...{ kind: 'employee', code: 'HR-04', monthsAgo: null },
    ...{ title: 'Company cars', titleAr: 'سيارات الشركة' },
    body: 'Cars of the firm are driven by those with a valid licence and for its business only.',
    bodyAr: 'يقود سيارات الشركة من يحمل رخصة سارية، ولأعمال الشركة فقط.',
  },
  {
    ...{ kind: 'project', code: 'PRJ-01', monthsAgo: 8 },
    ...{ title: 'Safety on site', titleAr: 'السلامة في الموقع' },
    body: `Helmet, vest and safety shoes are worn wherever work is going on. Work above two metres needs a harness and a permit.

Every accident and every near miss is in the site report of its day. Anyone may stop work that is not safe.`,
    bodyAr: `تُلبس الخوذة والسترة وأحذية السلامة أينما يجري العمل. ويتطلب العمل على ارتفاع يزيد على مترين حزام أمان وتصريحاً.

يُدرج كل حادث وكل حادث وشيك في تقرير الموقع ليومه. ولكل شخص أن يوقف عملاً غير آمن.`,
  },
  {
    ...{ kind: 'project', code: 'PRJ-02', monthsAgo: 5 },
    ...{ title: 'Photographs and visitors', titleAr: 'التصوير والزوار' },
    body: 'Visitors sign in at the gate and are accompanied. Photographs of the works belong to the firm and its client.',
    bodyAr: 'يسجل الزوار أسماءهم عند البوابة ويرافقهم أحد. وصور الأعمال ملك للشركة وعميلها.',
  },
]
