/** Where the portrait of a user is, for `profile_image_url_https` and the like. */
export const profileImageUrl = (origin: string, userId: string) => `${origin}/profile_images/${userId}.svg`;
