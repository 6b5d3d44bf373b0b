import { companyProfile, logoUrl } from '#core/settings/company'
import { setting } from '#core/settings/settings'

/** How the firm shows itself before anybody has signed in, and on every page afterwards. */
export default class BrandingsController {
  show() {
    const { companyName, companyNameAr } = companyProfile()
    const dualDates: boolean = setting('dualDates', false)
    const timeZone: string = setting('timeZone', 'Asia/Riyadh')
    return { companyName, companyNameAr, logoUrl: logoUrl(), dualDates, timeZone }
  }
}
