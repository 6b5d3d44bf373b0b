import { PersonViewSchema } from '#database/schema'

export default class PersonView extends PersonViewSchema {}
