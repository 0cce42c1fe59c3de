import { type IdentifierKind, KINDS } from "./identifier-kinds";

/**
 * Column names in lists: accents folded, letters and digits only, in lower case. In the ten languages with the most
 * writers, and those of the larger European markets; with the headings of Google's, Outlook's and Apple's address
 * books. `email2`, `phonehash` and the like are derived.
 */
const NAMES: Readonly<Record<IdentifierKind, string>> = {
  email: `email emails mail emailaddress mailaddress emailid emailvalue emailadresse mailadresse adressemail
    adresseemail adresseelectronique courriel couriel correo correoelectronico direcciondecorreo
    direcciondecorreoelectronico email customeremail useremail emailhome emailwork homeemail workemail personalemail
    businessemail endereçodeemail enderecodeemail correioeletronico posta postaelettronica indirizzoemail
    indirizzoemail emailadres epost epostadress epostadresse eposta epostaadresi sahkoposti elektronnayapochta
    электроннаяпочта почта имейл адресэлектроннойпочты email地址 电子邮件 电子邮箱 邮箱 邮箱地址 电子邮件地址 電子郵件 電子信箱
    メール メールアドレス eメール 電子メール 이메일 이메일주소 전자메일 البريدالالكتروني البريدالإلكتروني بريدالكتروني الايميل ईमेल
    ईमेलपता ইমেইল ইমেল ایمیل ای‌میل پستالکترونیکی adresemail adresemail adrese surel alamatemail thudientu`,
  phone_number: `phone phones phonenumber phoneno mobile mobiles mobilephone mobilenumber mobileno mobilephonenumber
    cell cells cellphone cellnumber tel telephone telephonenumber telno telefon telefone telefono telefoni telefoon
    telefoonnummer telefonnummer telefonnr numerotelefonu nrtelefonu telefonszam handy handynummer handynr mobil
    mobilnummer mobiltelefon mobiltelefonnummer rufnummer msisdn phonevalue homephone workphone businessphone
    primaryphone otherphone companymainphone mainphone carphone iphone phonehome phonework phonemobile phonecell
    phoneiphone phonemain privatphone telefonprivat telefonmobil telefongeschaftlich numerodetelefono
    numerodetelephone numtelephone portable telephoneportable telephonemobile numeromobile numerodecelular celular
    movil telefonomovil telefonocelular numerodemovil cellulare telefonocellulare numeroditelefono numerotelefono
    telemovel numerodetelefone telefonecelular whatsapp mobiel mobielnummer gsm ceptelefonu telefonnumarasi cep
    puhelin puhelinnumero matkapuhelin телефон телефоны мобильный мобильныйтелефон номертелефона сотовый
    сотовыйтелефон моб тел 电话 电话号码 手机 手机号 手机号码 移动电话 電話 電話號碼 手機 手機號碼 電話番号 携帯 携帯電話
    携帯番号 携帯電話番号 전화 전화번호 휴대폰 휴대폰번호 휴대전화 핸드폰 الهاتف هاتف رقمالهاتف الجوال رقمالجوال جوال موبايل
    المحمول फोन फोननंबर मोबाइल मोबाइलनंबर ফোন ফোননম্বর মোবাইল মোবাইলনম্বর تلفن موبایل شمارهتلفن فون فوننمبر telepon
    nomortelepon nohp nomorhp handphone sodienthoai dienthoai`,
  device_id:
    "deviceid idfa aaid gaid adid advertisingid mobileid maid mobileadid androidid geraeteid identifiantappareil",
  handle: `handle handles username screenname handlename nickname socialhandle benutzername nutzername
    nomdutilisateur pseudo nombredeusuario usuario nomeutente nomedeusuario gebruikersnaam anvandarnamn имяпользователя
    ник 用户名 ユーザー名 사용자이름 اسمالمستخدم उपयोगकर्तानाम`,
  service_user_id: "serviceuserid userid socialuserid socialid",
  partner_user_id:
    "partneruserid partnerid externalid customerid crmid clientid kundennummer kundenid idclient",
};

/** Folds accents and drops everything but letters and digits: `Teléfono (móvil) 1` is `telefonomovil1`. */
const folded = (name: string) =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/ı/g, "i")
    .replace(/ø/g, "o")
    .replace(/ß/g, "ss")
    .replace(/[^\p{L}\p{N}\p{M}]/gu, "")
    .replace(/[\u0300-\u036f]/g, "");

const KIND_OF: ReadonlyMap<string, IdentifierKind> = new Map(
  KINDS.flatMap((kind) =>
    NAMES[kind].split(/\s+/).map((name): [string, IdentifierKind] => [folded(name), kind]),
  ),
);

/** A number, or a word for a hash, at the end of a column name. */
const ENDING = /(?:\d{1,3}|hash(?:ed)?|sha256)$/;
/** The number inside column names of Google's and Outlook's address books: `Phone 1 - Value`, `E-mail 2 Address`. */
const INNER_NUMBER = /(?<=\p{L})\d{1,2}(?=\p{L})/u;
/** Longer cells are no headings. */
const NAME_MAX = 100;

/** The content of a column by its name; null for an unknown name. */
export function kindOfName(name: string): IdentifierKind | null {
  if (name.length > NAME_MAX) return null;
  const letters = folded(name);
  const [plain, inside] = [letters.replace(ENDING, ""), letters.replace(INNER_NUMBER, "")];
  return KIND_OF.get(letters) ?? KIND_OF.get(plain) ?? KIND_OF.get(inside) ?? null;
}
