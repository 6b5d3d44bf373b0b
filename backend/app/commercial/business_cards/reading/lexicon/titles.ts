/** Nouns that end (English) or open (Arabic) a job title. */
export const TITLE_HEADS = new Set(
  `manager director engineer officer architect consultant coordinator co-ordinator supervisor estimator
  surveyor executive specialist president chairman chairperson chairwoman ceo cfo coo cto cio cmo founder
  co-founder cofounder partner owner head lead leader foreman inspector planner buyer accountant analyst
  designer draftsman draughtsman secretary assistant representative advisor adviser technician administrator
  superintendent counsel lawyer developer principal associate agent controller auditor expert trainer
  proprietor treasurer strategist receptionist scientist geologist chemist operator purchaser salesman
  saleswoman merchandiser electrician welder scheduler modeler modeller vp svp evp gm md hr pa mep
  مدير مديره المدير المديره مهندس مهندسه المهندس رئيس رييس رييسه الرييس مشرف مشرفه محاسب محاسبه مستشار مستشاره
  اخصايي اخصاييه اختصاصي منسق منسقه مندوب مندوبه مسوول مسووله نايب شريك مؤسس موسس سكرتير سكرتيره فني مراقب
  مخطط مصمم مصممه مساح وكيل امين عضو استشاري استشاريه معماري معماريه محامي محلل محلله باحث باحثه مدقق مدققه مفتش مقدر مسعر مشتري مالك
  ممثل خبير خبيره مساعد مساعده تنفيذي تنفيذيه`
    .split(/\s+/)
    .filter(Boolean)
)

/** Words found inside titles beside their head. */
export const TITLE_WORDS = new Set(
  `senior junior chief vice deputy assistant general managing executive regional area country group project
  projects site sales marketing procurement purchasing commercial technical business development operations
  operation production quality control safety hse qhse qaqc qa qc design civil mechanical electrical
  structural planning contracts contract tender tendering estimation finance financial human resources legal
  it information technology customer service account accounts key product logistics supply chain warehouse
  construction maintenance facilities sustainability quantity resident of and head lead mep bim document
  administration admin affairs public relations investment research communications store investor corporate
  client clients human strategic government media internal external
  عام العام المشاريع المشروع مشاريع مشروع المشتريات مشتريات المبيعات مبيعات التسويق تسويق موقع الموقع قسم
  اداره الاداره التنفيذي تنفيذي فني فنيه الفني اول مساعد تطوير الاعمال الماليه مالي الموارد البشريه الجوده
  السلامه التخطيط العمليات الانتاج التصميم مدني كهرباء ميكانيكا كميات الكميات مجلس العقود العلاقات العامه
  العملاء عملاء البشريه الامداد التوريد القانونيه الاداريه المرافق المستودعات مستودع المستودع والخدمات المشاريع الماليه`
    .split(/\s+/)
    .filter(Boolean)
)

/** What departments are called by: with other words of titles they make one without a head. */
export const DEPARTMENTS = new Set(
  `sales marketing procurement purchasing tendering tenders finance accounts accounting logistics operations
  administration communications planning recruitment estimation development resources relations control
  assurance service services support care chain affairs security safety hse qhse training department division management
  مبيعات المبيعات تسويق التسويق المشتريات مشتريات المناقصات العطاءات الماليه المحاسبه اللوجستيه العمليات
  التخطيط التوظيف تطوير الموارد العلاقات ضبط ضمان خدمه خدمات دعم عنايه سلسله شوون الشوون الامن السلامه التدريب
  قسم اداره الصيانه التشغيل الجوده`
    .split(/\s+/)
    .filter(Boolean)
)

/** Put before a person's name; kept with the name. */
export const HONORIFICS = new Set(
  'mr mrs ms miss dr eng engr prof sheikh shaikh arch capt sir haj hajj م د أ ا الدكتور المهندس الاستاذ الشيخ السيد'.split(
    ' '
  )
)
