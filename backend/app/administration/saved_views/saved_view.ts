import { SavedViewSchema } from '#database/schema'

export default class SavedView extends SavedViewSchema {}
