/** Fixed words of a poster. */
export const POSTER_LABELS = {
  title: { en: 'Check in here', ar: 'سجّل حضورك هنا' },
  how: {
    en: 'Point the camera of your phone at the code and open the link. Do the same when you leave.',
    ar: 'وجّه كاميرا هاتفك نحو الرمز وافتح الرابط. كرّر ذلك عند المغادرة.',
  },
  qr: { en: 'Check in', ar: 'تسجيل الحضور' },
} as const
