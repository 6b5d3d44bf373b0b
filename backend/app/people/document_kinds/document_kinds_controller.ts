import { PlainController } from '#core/resources/plain_controller'
import DocumentKind from '#people/document_kinds/document_kind'
import { documentKinds } from '#people/document_kinds/resource'

export default class DocumentKindsController extends PlainController {
  resource = documentKinds
  model = DocumentKind
}
