import { StockLevelSchema } from '#database/schema'
import { searchText } from '#engines/text/fold'

/** What one store holds of one material: kept sums of the ledger, and when to order again. */
export default class StockLevel extends StockLevelSchema {
  refreshSearchText() {
    this.searchText = searchText(
      this.materialCode,
      this.materialName,
      this.materialNameAr,
      this.warehouseName,
      this.warehouseNameAr,
      this.bin
    )
  }

  /**
   * What is free to be handed out, and whether it is at or under the level at which it is ordered
   * again; what is on its way counts as there, what is held (on its way, too) or reserved does not.
   */
  refreshReorder() {
    this.availableE4 = this.onHandE4 - this.heldE4 - this.reservedE4
    const there = this.availableE4 + this.inTransitE4 - this.transitHeldE4
    this.belowReorder = this.reorderLevelE4 > 0 && there <= this.reorderLevelE4
  }
}
