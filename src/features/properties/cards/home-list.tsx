import './cards.css'
import type { ComponentProps } from 'react'

type Props = ComponentProps<'ul'> & { readonly view: 'grid' | 'list' | 'map' }

/** Cards in a grid, whose first one leads, or as rows: roomy in a list, narrow beside a map. */
export const HomeList = ({ view, ...list }: Props) => <ul className="homes" data-view={view} {...list} />
