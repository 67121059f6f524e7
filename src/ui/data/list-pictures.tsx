import { Picture } from './pictures.tsx'

/** An empty basket: an empty list. */
export const BasketPicture = () => (
  <Picture>
    <path d="M18 52h76l-8 40a6 6 0 0 1-6 5H32a6 6 0 0 1-6-5Z" />
    <path d="M30 52c2-22 12-34 26-34s24 12 26 34" />
    <path d="M22 68h68M25 82h62M42 52l4 45M70 52l-4 45M56 52v45" opacity=".45" />
    <path d="M56 18c2-7 8-10 15-9-1 7-7 11-15 9Z" />
  </Picture>
)

/** Paper and pen: nothing written yet. */
export const PaperPicture = () => (
  <Picture>
    <path d="M24 14h42l16 16v68H24Z" />
    <path d="M66 14v16h16" />
    <path d="M36 46h30M36 58h22M36 70h14" opacity=".45" />
    <path d="M94 46 66 86l-9 5 2-10 28-40a4 4 0 0 1 7 5Z" />
    <path d="m63 78 6 4" opacity=".7" />
  </Picture>
)
