import { ListOptionSchema } from '#database/schema'

export default class ListOption extends ListOptionSchema {}
