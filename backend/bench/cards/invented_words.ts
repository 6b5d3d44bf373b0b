/**
 * What invented people and firms are made of, English | Arabic. Every third entry of a list goes to
 * the unseen part only, see `ownPart`.
 */
const pairs = (text: string): [string, string][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()) as [string, string])

const list = (text: string) => text.split(';').map((item) => item.trim())

export const GIVEN = pairs(`
Ahmed | أحمد
Nasser | ناصر
Bandar | بندر
Faisal | فيصل
Turki | تركي
Majed | ماجد
Omar | عمر
Saleh | صالح
Ghazi | غازي
Waleed | وليد
Ibrahim | إبراهيم
Mishari | مشاري
Reem | ريم
Hala | هالة
Lamya | لمياء
Abdulrahman | عبدالرحمن
Sultan | سلطان
Rakan | راكان
Noura | نورة
Maha | مها
Jawaher | جواهر
Tariq | طارق
Hatem | حاتم
Suhail | سهيل`)

export const FAMILY = pairs(`
Al-Qahtani | القحطاني
Al-Ghamdi | الغامدي
Al-Mutairi | المطيري
Al-Zahrani | الزهراني
Al-Subaie | السبيعي
Al-Rashid | الراشد
Al-Shehri | الشهري
Al-Anazi | العنزي
Al-Juhani | الجهني
Al-Balawi | البلوي
Al-Asmari | الأسمري
Al-Tamimi | التميمي
Al-Omari | العمري
Al-Yami | اليامي
Al-Khaldi | الخالدي
Hamdan | حمدان
Al-Sulami | السلمي
Bakhsh | بخش`)

/** Names of people from elsewhere, as they stand on English cards only. */
export const FOREIGN =
  list(`Sara Lindqvist; Gregor Illing; Irene Quigley; Arnold Burnley; Pooja Iyengar;
  Liam O'Reilly; Carlos Jimenez; Jacqueline Moreau; Hilda Wiggins; Imran Qureshi; Bernard Millet; Marie-Claire Duval;
  Wang Jing; Vikram Pillai; Joao Figueiredo; Nikolai Egorov; Giulia Conti; Lars Engqvist; Hiroshi Yagi; Joy Villanueva;
  Zoltan Gulyas; Paul van der Berg; Michelle Ferguson; Anil Jagtap`)

export const TITLES = pairs(`
Procurement Manager | مدير المشتريات
Site Engineer | مهندس موقع
Business Development | تطوير الأعمال
Sales Manager | مدير المبيعات
Quantity Surveyor | مهندس كميات
Human Resources | الموارد البشرية
Chief Executive Officer | الرئيس التنفيذي
Planning Engineer | مهندس تخطيط
Sales & Marketing | المبيعات والتسويق
Senior Accountant | محاسب أول
Project Manager | مدير المشروع
Public Relations | العلاقات العامة
Design Manager | مدير التصميم
Safety Supervisor | مشرف السلامة
Quality Control | ضبط الجودة
General Manager | المدير العام
Contracts Engineer | مهندس عقود
Customer Service | خدمة العملاء
Electrical Engineer | مهندس كهرباء
Technical Office Manager | مدير المكتب الفني
Investor Relations | علاقات المستثمرين
Vice President | نائب الرئيس
Warehouse Supervisor | مشرف المستودع
Tendering Department | قسم المناقصات
Legal Advisor | مستشار قانوني
Interior Designer | مصممة داخلية
Supply Chain | سلسلة الإمداد
Executive Secretary | سكرتير تنفيذي
Operations Director | مدير العمليات
Facilities Management | إدارة المرافق
Chairman | رئيس مجلس الإدارة
Sales Representative | مندوب مبيعات
Key Accounts | كبار العملاء
Maintenance Coordinator | منسق الصيانة
Financial Analyst | محلل مالي
Procurement & Logistics | المشتريات والخدمات اللوجستية`)

/** What a firm is called; on English cards also those without an Arabic side. */
export const FIRMS = pairs(`
Al Noor | النور
Al Jazeera Hills | تلال الجزيرة
Tuwaiq | طويق
Najd Pillars | ركائز نجد
Red Sea Gate | بوابة البحر الأحمر
Al Waha | الواحة
Green Palm | النخلة الخضراء
Al Masar | المسار
Gulf Anchor | مرساة الخليج
Al Qimmah | القمة
Desert Rose | وردة الصحراء
Al Imran | العمران
Madar | مدار
Al Bunyan | البنيان
Sahara Lines | خطوط الصحراء
Al Riyada | الريادة
Quba | قباء
Al Firdous | الفردوس`)

export const ENGLISH_FIRMS =
  list(`Quayside; Illumin; Burnley & Grigg; Modern Ridge; Cornerstone; Lindqvist; Blue Lagoon; Jigsaw;
  Northgate; Aquila; Vermillion; Oakfield; Lilliput; Sterling Quarry; Harrington; Mosaiq; Summit Line; Bridgewell`)

/** English trade | Arabic trade. */
export const TRADES = pairs(`
Contracting | للمقاولات
Trading | للتجارة
Engineering Consultants | للاستشارات الهندسية
Steel Industries | للصناعات الحديدية
Real Estate Development | للتطوير العقاري
Building Materials | لمواد البناء
Electrical Works | للأعمال الكهربائية
Facades | للواجهات
Ready Mix Concrete | للخرسانة الجاهزة
Interior Design | للتصميم الداخلي
Elevators | للمصاعد
Aluminium & Glass | للألمنيوم والزجاج`)

/** Legal form: after an English name | before an Arabic one. */
export const FORMS = pairs(`
Co. | شركة
LLC | شركة
Est. | مؤسسة
Group | مجموعة
Co. Ltd | شركة
Factory | مصنع`)

export const SLOGANS =
  list(`Building the future together; Quality you can trust; Engineering beyond limits; Since 1984;
  Strength in every detail; Your partner in construction`)

/** ISO country | mobile prefix | landline prefix | English address | Arabic address. */
export const PLACES = `
SA | 50 | 11 | King Abdulaziz Road, Al Murabba, Riyadh 12631 | طريق الملك عبدالعزيز، حي المربع، الرياض
SA | 55 | 12 | Tahlia Street, Al Andalus, Jeddah 23326 | شارع التحلية، حي الأندلس، جدة
SA | 56 | 13 | Prince Mohammed Street, Dammam 32415 | شارع الأمير محمد، الدمام
AE | 52 | 4 | Office 1807, Jumeirah Lake Towers, Dubai | شارع الشيخ زايد، دبي
SA | 53 | 11 | P.O. Box 52814, Riyadh 11573 | ص.ب 52814، الرياض 11573
QA | 55 | 44 | Building 31, Street 920, Doha | شارع الكورنيش، الدوحة
SA | 54 | 16 | King Saud Road, Al Safra, Buraidah | طريق الملك سعود، حي الصفراء، بريدة
SA | 59 | 17 | Second Floor, Al Yaqoub Center, Abha | مركز اليعقوب، الدور الثاني، أبها
SA | 50 | 13 | Unit 14, Industrial Area, Jubail 35514 | المنطقة الصناعية، الجبيل
AE | 56 | 2 | Hamdan Street, Abu Dhabi | شارع حمدان، أبوظبي
SA | 58 | 12 | Al Hajj Street, Al Aziziyah, Makkah 24243 | شارع الحج، العزيزية، مكة المكرمة
SA | 57 | 14 | Quba Road, Madinah 42316 | طريق قباء، المدينة المنورة`
  .trim()
  .split('\n')
  .map((row) => row.split('|').map((cell) => cell.trim()))
