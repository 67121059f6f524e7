import { CloseLayer, Layer, type LayerProps, LayerTitle } from './dialog.tsx'

/** A dialog at the right edge, from where it slides in. */
export function Drawer(props: LayerProps) {
  return (
    <Layer {...props} className="drawer">
      <div className="layer-head px-4 pt-3" data-uncovered="">
        <LayerTitle className="dialog-title">{props.title}</LayerTitle>
        <CloseLayer />
      </div>
      {props.children}
    </Layer>
  )
}
