import { servedDocument } from './served_document.js'

export default class OpenapiController {
  show() {
    return servedDocument()
  }
}
