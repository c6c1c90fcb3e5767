export { SkeletonBlock, SkeletonLines, SkeletonRegion, SkeletonTiles } from './skeletons';
