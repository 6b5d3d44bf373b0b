import { companyProfile, logoUrl } from '#core/settings/company'
import { firmZone } from '#core/settings/firm_clock'
import { defaultVatRateBp } from '#core/settings/vat'
import { formatDecimal4 } from '#engines/money/money'
import { mailsLeave } from '#core/settings/mail'
import { setting } from '#core/settings/settings'
import { arePasskeysPossible } from '#identity/shared/relying_party'

/** How the firm shows itself before anyone has signed in, and on every page afterwards. */
export default class BrandingsController {
  show() {
    const { companyName, companyNameAr } = companyProfile()
    const dualDates: boolean = setting('dualDates', false)
    const vatRate = formatDecimal4(defaultVatRateBp() * 100)
    return {
      companyName,
      companyNameAr,
      logoUrl: logoUrl(),
      dualDates,
      timeZone: firmZone(),
      vatRate,
      resetsByMail: mailsLeave(),
      passkeys: arePasskeysPossible(),
    }
  }
}
