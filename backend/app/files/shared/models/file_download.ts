import { FileDownloadSchema } from '#database/schema'

export default class FileDownload extends FileDownloadSchema {}
