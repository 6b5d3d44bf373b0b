/**
 * Names and places with a q as they are spelled in Latin letters. In most typefaces the models read a
 * q as a g, and no text tells which of both was printed; of these words only one spelling exists.
 */
export const Q_WORDS = new Set(
  `qahtani alqahtani qassim qasim qasem qatif alqatif qatar quraishi qureshi quraish qurtubah qaisumah qunfudhah
  qasr quds qudsi qubaisi qasimi alqasimi qaddoumi qadri qadir abdulqader abdulqadir qattan qaissi qamar qanat
  tuwaiq tariq tareq faruq farooq faruqi siddiq siddiqi siddiqui shafiq rafiq sadiq tawfiq tawfeeq khaliq abdulkhaliq razzaq
  abdulrazzaq haq ishaq yaqoub yaqub yaqoob aqeel aqiq alaqiq aqaba iraq
  barq sharq sharqi sharqiya sharqiyah quay quayside quality quantity quarry quartz
  square equipment technique acquisition`
    .split(/\s+/)
    .filter(Boolean)
)
