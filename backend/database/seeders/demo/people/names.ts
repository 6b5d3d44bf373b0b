type Names = readonly (readonly [string, string])[]

/** Names of one country in both scripts. */
interface People {
  nationality: string
  first: Names
  last: Names
}

const SAUDI: People = {
  nationality: 'Saudi Arabia',
  first: [
    ['Abdulaziz', 'عبدالعزيز'],
    ['Mohammed', 'محمد'],
    ['Sultan', 'سلطان'],
    ['Majed', 'ماجد'],
    ['Turki', 'تركي'],
    ['Nawaf', 'نواف'],
    ['Rakan', 'راكان'],
    ['Waleed', 'وليد'],
    ['Bader', 'بدر'],
    ['Ziyad', 'زياد'],
  ],
  last: [
    ['Al-Shammari', 'الشمري'],
    ['Al-Malki', 'المالكي'],
    ['Al-Juhani', 'الجهني'],
    ['Al-Anazi', 'العنزي'],
    ['Al-Rashidi', 'الرشيدي'],
    ['Al-Harthi', 'الحارثي'],
    ['Al-Balawi', 'البلوي'],
    ['Al-Omari', 'العمري'],
    ['Al-Khaldi', 'الخالدي'],
    ['Al-Tamimi', 'التميمي'],
  ],
}

/** Women of the firm, most of them in its offices. */
export const WOMEN: People = {
  nationality: 'Saudi Arabia',
  first: [
    ['Sara', 'سارة'],
    ['Hind', 'هند'],
    ['Lama', 'لمى'],
    ['Amal', 'أمل'],
    ['Dana', 'دانة'],
    ['Noura', 'نورة'],
    ['Maha', 'مها'],
    ['Jawaher', 'جواهر'],
  ],
  last: SAUDI.last,
}

const EGYPT: People = {
  nationality: 'Egypt',
  first: [
    ['Mahmoud', 'محمود'],
    ['Mostafa', 'مصطفى'],
    ['Karim', 'كريم'],
    ['Sherif', 'شريف'],
    ['Hany', 'هاني'],
    ['Tamer', 'تامر'],
  ],
  last: [
    ['El-Sayed', 'السيد'],
    ['Abdelrahman', 'عبدالرحمن'],
    ['Fathy', 'فتحي'],
    ['Shaker', 'شاكر'],
    ['Gamal', 'جمال'],
    ['Zaki', 'زكي'],
  ],
}

const JORDAN: People = {
  nationality: 'Jordan',
  first: [
    ['Laith', 'ليث'],
    ['Anas', 'أنس'],
    ['Rami', 'رامي'],
    ['Firas', 'فراس'],
  ],
  last: [
    ['Haddadin', 'حدادين'],
    ['Obeidat', 'عبيدات'],
    ['Khasawneh', 'خصاونة'],
    ['Rawashdeh', 'رواشدة'],
  ],
}

const INDIA: People = {
  nationality: 'India',
  first: [
    ['Rajesh', 'راجيش'],
    ['Anil', 'أنيل'],
    ['Suresh', 'سوريش'],
    ['Vinod', 'فينود'],
    ['Manoj', 'مانوج'],
    ['Shaji', 'شاجي'],
    ['Biju', 'بيجو'],
    ['Prakash', 'براكاش'],
  ],
  last: [
    ['Kumar', 'كومار'],
    ['Nair', 'ناير'],
    ['Pillai', 'بيلاي'],
    ['Thomas', 'توماس'],
    ['Varghese', 'فارغيز'],
    ['Menon', 'مينون'],
    ['Das', 'داس'],
  ],
}

const PAKISTAN: People = {
  nationality: 'Pakistan',
  first: [
    ['Imran', 'عمران'],
    ['Asif', 'آصف'],
    ['Bilal', 'بلال'],
    ['Kashif', 'كاشف'],
    ['Naveed', 'نويد'],
    ['Shahid', 'شاهد'],
  ],
  last: [
    ['Khan', 'خان'],
    ['Hussain', 'حسين'],
    ['Iqbal', 'إقبال'],
    ['Mehmood', 'محمود'],
    ['Akhtar', 'أختر'],
    ['Butt', 'بت'],
  ],
}

const PHILIPPINES: People = {
  nationality: 'Philippines',
  first: [
    ['Jose', 'خوسيه'],
    ['Ramon', 'رامون'],
    ['Edgar', 'إدغار'],
    ['Rodel', 'روديل'],
    ['Arnel', 'أرنيل'],
  ],
  last: [
    ['Santos', 'سانتوس'],
    ['Reyes', 'رييس'],
    ['Cruz', 'كروز'],
    ['Bautista', 'باوتيستا'],
    ['Mendoza', 'ميندوزا'],
  ],
}

const BANGLADESH: People = {
  nationality: 'Bangladesh',
  first: [
    ['Rafiq', 'رفيق'],
    ['Jahangir', 'جهانغير'],
    ['Mizan', 'ميزان'],
    ['Shafiq', 'شفيق'],
  ],
  last: [
    ['Islam', 'إسلام'],
    ['Rahman', 'رحمن'],
    ['Uddin', 'الدين'],
    ['Miah', 'مياه'],
  ],
}

/** From where those of an office and those of a site come, the usual ones more often. */
export const OFFICE = [SAUDI, SAUDI, SAUDI, EGYPT, JORDAN, INDIA] as const
export const SITE = [
  INDIA,
  INDIA,
  PAKISTAN,
  PAKISTAN,
  PHILIPPINES,
  BANGLADESH,
  EGYPT,
  SAUDI,
] as const
