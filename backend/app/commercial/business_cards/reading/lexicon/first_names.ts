/** Common given names in the Gulf and abroad: they distinguish the line of a person from other short lines. */
export const FIRST_NAMES = new Set(
  `mohammed mohamed muhammad mohammad ahmed ahmad mahmoud mahmud khalid khaled abdullah abdulla abdulrahman
  abdulaziz abdul ali omar umar hassan hasan hussein hussain ibrahim ismail yousef yusuf youssef yousuf saad saud
  sultan faisal fahad fahd nasser naser turki bandar majed majid mansour mansoor nawaf rashid rashed salem salman
  sami samir tariq tarek waleed walid yasser yaser ziad zaid hamad hamdan hatem hisham jamal kamal karim kareem
  mazen mustafa nabil osama othman rami ramy said saeed saleh adel adnan akram amin amr anas ashraf bilal
  sara sarah fatima fatimah aisha noura nora nouf maha mona muna reem rania layla leila lina huda hanan amal
  dana dalal ghada haya hind iman eman jawaher khadija lama lamia maryam mariam nada nadia rawan salma samira
  shatha wafa yasmin zainab john james robert michael william david richard joseph thomas charles christopher
  daniel matthew anthony mark donald steven paul andrew joshua kevin brian george edward peter tomasz thomas
  mary patricia jennifer linda elizabeth susan jessica karen nancy lisa anna maria elena sofia emma olivia maeve
  laura julia kate claire helen rajesh suresh ramesh anil sunil vijay sanjay priya anita deepa imran asif bilal
  usman rahul amit arun ravi kumar li wei chen wang zhang liu yang jin jun ming carlos juan jose luis miguel
  pierre jean marco luca paolo hans klaus stefan sven lars erik ivan dmitri sergei alexander mehmet mustafa can`
    .split(/\s+/)
    .filter(Boolean)
)

/** The same in Arabic, folded. */
export const ARABIC_FIRST_NAMES = new Set(
  `محمد احمد محمود خالد عبدالله عبد عبدالرحمن عبدالعزيز علي عمر حسن حسين ابراهيم اسماعيل يوسف سعد سعود سلطان
  فيصل فهد ناصر تركي بندر ماجد منصور نواف راشد سالم سلمان سامي سمير طارق وليد ياسر زياد زيد حمد حمدان حاتم
  هشام جمال كمال كريم مازن مصطفي نبيل اسامه عثمان رامي سعيد صالح عادل عدنان اكرم امين عمرو انس اشرف بلال
  ساره فاطمه عايشه نوره نوف مها مني ريم رانيا ليلي لينا هدي حنان امل دانه دلال غاده هيا هند ايمان جواهر
  خديجه لمي لمياء مريم ندي ناديه روان سلمي سميره شذي وفاء ياسمين زينب جاسم مشعل بدر عبداللطيف عبدالمجيد
  عبدالكريم عبدالملك حمزه طلال غازي فواز ماهر معاذ مروان هاني وايل يحيي`
    .split(/\s+/)
    .filter(Boolean)
)
