import { PersonDocumentSchema } from '#database/schema'

/** A paper that proves something of a person, until it expires. */
export default class PersonDocument extends PersonDocumentSchema {
  /** What the audit log compares. */
  toAudit() {
    const { employeeId, documentKindId, number, issuedOn, expiresOn, issuedBy, note, fileId } = this
    return { employeeId, documentKindId, number, issuedOn, expiresOn, issuedBy, note, fileId }
  }
}
