import { FolderGrantSchema } from '#database/schema'

export default class FolderGrant extends FolderGrantSchema {}
