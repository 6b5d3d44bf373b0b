import { BasePolicy } from '@adonisjs/bouncer'

/** Who asks, as far as a vendor's rules are concerned. */
interface Holder {
  abilities: ReadonlySet<string>
}

/** What someone may do with a vendor; who may see one at all is the route's ability. */
export default class VendorPolicy extends BasePolicy {
  update({ abilities }: Holder) {
    return abilities.has('vendors.manage')
  }

  delete(user: Holder) {
    return this.update(user)
  }

  rate(user: Holder) {
    return this.update(user)
  }

  addDocument(user: Holder) {
    return this.update(user)
  }

  qualify({ abilities }: Holder) {
    return abilities.has('vendors.qualify')
  }

  revealBank({ abilities }: Holder) {
    return abilities.has('vendors.bank')
  }
}

/** The policy's answers as they travel with the record. */
export function vendorCan(user: Holder) {
  const policy = new VendorPolicy()
  return {
    update: policy.update(user),
    delete: policy.delete(user),
    rate: policy.rate(user),
    addDocument: policy.addDocument(user),
    qualify: policy.qualify(user),
    revealBank: policy.revealBank(user),
  }
}
