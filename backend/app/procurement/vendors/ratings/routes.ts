import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { vendors } = controllers.procurement

const id = router.matchers.number()

router
  .group(() => {
    // vendor ratings
    secure(router.get(':id/ratings', [vendors.ratings.VendorRatings, 'index']), 'vendors.view')
    secure(router.post(':id/ratings', [vendors.ratings.VendorRatings, 'store']), 'vendors.manage')
  })
  .where('id', id)
  .prefix('/api/vendors')
