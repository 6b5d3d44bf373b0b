import { EquipmentCustodySchema } from '#database/schema'

/** A piece of equipment with someone, from the day it went out to the day it came back. */
export default class EquipmentCustody extends EquipmentCustodySchema {}
