import { FileTextSchema } from '#database/schema'

export default class FileText extends FileTextSchema {}
