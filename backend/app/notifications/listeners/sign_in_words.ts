import type { IdentityChanged, PasskeysChanged, PasswordChanged } from '#identity/events'

const NOT_YOU = 'If that wasn’t you, contact the administrator.'
const NOT_YOU_AR = 'إن لم تكن أنت من فعل ذلك فتواصل مع مدير النظام.'

type Words = { message: string; messageAr: string }

/** What follows from a changed password, by who changed it. */
export const PASSWORD_WORDS: Record<PasswordChanged['by'], Words> = {
  person: {
    message: `Your other sessions were ended. ${NOT_YOU}`,
    messageAr: `أُنهيت جلساتك الأخرى. ${NOT_YOU_AR}`,
  },
  admin: {
    message: 'An administrator set a new password for you. Choose your own when you sign in.',
    messageAr: 'عيّن مدير النظام كلمة مرور جديدة لك. اختر كلمة مرورك عند تسجيل الدخول.',
  },
  mail: {
    message: `It was set with a link sent to your e-mail address, and all your sessions were ended. Check your passkeys and API tokens as well. ${NOT_YOU}`,
    messageAr: `عُيّنت برابط أُرسل إلى بريدك، وأُنهيت جميع جلساتك. راجع أيضاً مفاتيح المرور ورموز واجهة البرمجة. ${NOT_YOU_AR}`,
  },
}

type TitledWords = Words & { title: string; titleAr: string }

/** What became of someone's passkeys; `name` is that of the passkey. */
export const PASSKEY_WORDS: Record<PasskeysChanged['what'], (name: string) => TitledWords> = {
  added: (name) => ({
    title: 'Passkey added',
    titleAr: 'أُضيف مفتاح مرور',
    message: `“${name}” can now sign in to your account. ${NOT_YOU}`,
    messageAr: `يمكن الآن تسجيل الدخول إلى حسابك بالمفتاح «${name}». ${NOT_YOU_AR}`,
  }),
  removed: (name) => ({
    title: 'Passkey removed',
    titleAr: 'أُزيل مفتاح مرور',
    message: `${name ? `“${name}” no longer signs` : 'Your passkeys no longer sign'} in to your account. ${NOT_YOU}`,
    messageAr: `${name ? `لم يعد المفتاح «${name}» يسجل` : 'لم تعد مفاتيح المرور تسجل'} الدخول إلى حسابك. ${NOT_YOU_AR}`,
  }),
  removed_by_admin: () => ({
    title: 'Your passkeys were removed',
    titleAr: 'أُزيلت مفاتيح المرور',
    message: 'An administrator removed them and ended your sessions. Sign in with your password.',
    messageAr: 'أزالها مدير النظام وأنهى جلساتك. سجّل الدخول بكلمة المرور.',
  }),
  refused: (name) => ({
    title: 'A passkey was refused',
    titleAr: 'رُفض مفتاح مرور',
    message: `“${name}” may have been copied, so a sign-in with it was refused. Remove it, and contact the administrator.`,
    messageAr: `ربما نُسخ المفتاح «${name}»، لذلك رُفض تسجيل الدخول به. أزله وتواصل مع مدير النظام.`,
  }),
}

const accountOf = ({ providerName, email }: IdentityChanged) =>
  email ? `${providerName} (${email})` : providerName

/** What became of the accounts elsewhere by which someone signs in. */
export const IDENTITY_WORDS: Record<
  IdentityChanged['what'],
  (changed: IdentityChanged) => TitledWords
> = {
  linked: (changed) => ({
    title: 'Your account was linked to an identity provider',
    titleAr: 'رُبط حسابك بموفّر هوية',
    message: `${accountOf(changed)} can now sign in to your account. ${NOT_YOU}`,
    messageAr: `يمكن الآن الدخول إلى حسابك عبر ${accountOf(changed)}. ${NOT_YOU_AR}`,
  }),
  unlinked: (changed) => ({
    title: 'A link to an identity provider was removed',
    titleAr: 'أُلغي ربط حسابك بموفّر هوية',
    message: `${accountOf(changed)} no longer signs in to your account. ${NOT_YOU}`,
    messageAr: `لم يعد الدخول إلى حسابك ممكناً عبر ${accountOf(changed)}. ${NOT_YOU_AR}`,
  }),
  unlinked_by_admin: (changed) => ({
    title: 'A link to an identity provider was removed',
    titleAr: 'أُلغي ربط حسابك بموفّر هوية',
    message: `An administrator removed ${accountOf(changed)} from your account and ended your sessions.`,
    messageAr: `أزال مدير النظام ${accountOf(changed)} من حسابك وأنهى جلساتك.`,
  }),
}
