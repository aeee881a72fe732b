/** What lists of rooms show of a room's view. */
export interface RoomView {
  id: string;
  /** On labels: 'Ocean View'. */
  name: string;
  /** In sentences: 'ocean view'. */
  phrase: string;
  icon: 'waves' | 'leaves' | 'mountains' | 'window';
}

/** What stands above a room's plan. */
export interface ViewLooks {
  looks: string;
  sketch?: 'waves' | 'trees' | undefined;
}

/** A view of content/views.json. */
export interface View extends Omit<RoomView, 'icon'>, ViewLooks {
  icon?: RoomView['icon'] | undefined;
  /** In the rules of offers: 'an ocean-view room'. */
  room: string;
}
