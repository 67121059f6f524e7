import { CloseLayer, Layer, type LayerProps, LayerTitle } from './dialog.tsx'

/** A dialog that slides in from the right edge. */
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
