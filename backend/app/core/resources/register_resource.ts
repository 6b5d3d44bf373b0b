import router from '@adonisjs/core/services/router'
import { registerCounts } from '#core/counts/counted_lists'
import { secure } from '#core/http/secure'
import { registerSearch } from '#core/search/sources'
import { describeResource } from './describe_resource.js'
import { exportResource } from './export_resource.js'
import type { PlainController } from './plain_controller.js'
import { columnOf, type PlainResource } from './plain_resource.js'

type Controller = () => Promise<{ default: new () => PlainController }>

/**
 * Brings a plain resource into the portal: its routes with their abilities, its description, its
 * count, its export, and a searchable one into the search and the recent records.
 */
export function registerResource(resource: PlainResource, controller: Controller) {
  const { read, write } = resource.abilities
  router
    .group(() => {
      secure(router.get('', [controller, 'index']), read)
      secure(router.post('', [controller, 'store']), write)
      secure(router.get(':id', [controller, 'show']), read)
      secure(router.patch(':id', [controller, 'update']), write)
      secure(router.delete(':id', [controller, 'destroy']), write)
      secure(router.get(':id/history', [controller, 'history']), read)
    })
    .where('id', router.matchers.number())
    .prefix(`/api/${resource.endpoint}`)
  describeResource(resource)
  registerCounts({ [resource.endpoint]: { listing: resource.listing } })
  if (resource.exported) exportResource(resource)
  if (resource.listing.search) offerToSearch(resource)
}

function offerToSearch({ endpoint, entity, abilities, listing, label, fields }: PlainResource) {
  const titled = fields.name ? 'name' : label
  registerSearch({
    resource: endpoint,
    entityType: entity,
    ability: abilities.read,
    listing,
    shows: {
      ...(titled !== label && { number: columnOf(label, fields[label]) }),
      title: columnOf(titled, fields[titled]),
      titleAr: listing.fields[titled].arabic,
    },
  })
}
