import { WarehouseBinSchema } from '#database/schema'

export default class WarehouseBin extends WarehouseBinSchema {}
