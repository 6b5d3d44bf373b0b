import { DocumentKindSchema } from '#database/schema'

export default class DocumentKind extends DocumentKindSchema {
  static table = 'document_kinds'
}
